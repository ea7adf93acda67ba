/** "45 s", "2:05 min". */
export function sayDuration(seconds: number): string {
  if (seconds < 100) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}
