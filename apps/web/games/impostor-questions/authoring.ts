import type { Authoring } from '../screen.ts';
import { PairLines, PairPreview } from './pair-view.tsx';
import { flawOf, flawsOf, keyOfPair } from './pair-flaws.ts';
import { cellsOfPair, columns, pairFrom } from './pair-table.ts';
import { WriteForm } from './write-form.tsx';

export const authoring: Authoring = {
  Form: WriteForm,
  Item: PairLines,
  Preview: PairPreview,
  columns,
  itemFrom: pairFrom,
  cellsOf: cellsOfPair,
  keyOf: keyOfPair,
  flaws: flawsOf,
  flawOf,
};
