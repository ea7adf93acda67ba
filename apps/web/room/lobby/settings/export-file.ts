import { download } from '../packs/download.ts';
import { fileNameOf, writePreset } from './preset-file.ts';
import type { PresetFile } from './preset-file.ts';

/** Hands a preset to the browser as a download. */
export function exportFile(preset: Omit<PresetFile, 'alibi'>): void {
  download(fileNameOf(preset), 'application/json', writePreset(preset));
}
