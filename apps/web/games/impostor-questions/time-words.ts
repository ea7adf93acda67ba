import { plural } from '../../kit/plural.ts';

/** "45 seconds", "1 minute", "1 minute 30 seconds". */
export function sayTime(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [
    minutes > 0 ? plural(minutes, 'minute', 'minutes') : '',
    rest > 0 || minutes === 0 ? plural(rest, 'second', 'seconds') : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
