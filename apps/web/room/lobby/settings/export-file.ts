import { fileNameOf, writePreset } from './preset-file.ts';
import type { PresetFile } from './preset-file.ts';

/** Hands a preset to the browser as a download. */
export function exportFile(preset: Omit<PresetFile, 'alibi'>): void {
  const url = URL.createObjectURL(new Blob([writePreset(preset)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(preset);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
