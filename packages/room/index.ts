export * from './apply.ts';
export { linesFor } from './chat.ts';
export { nextDue } from './clocks.ts';
export { cleanAvatar, cleanLine, cleanName, isAvatar, nameKey, visibleLength } from './names.ts';
export { newRoom } from './new-room.ts';
export * from './room.ts';
export { changeSettings, defaultSettings, limitsOf } from './settings.ts';
export * from './view.ts';
export { drawFor } from './writing.ts';
