/** The two live regions are in index.html, so that screen readers know them before anything is said. */
const GAP = 120;
const REST = 900;

type Region = 'polite' | 'assertive';

const queues: Record<Region, string[]> = { polite: [], assertive: [] };
const busy: Record<Region, boolean> = { polite: false, assertive: false };

/** Facts: read when the screen reader has finished what it is saying. */
export function announce(text: string): void {
  enqueue('polite', text);
}

/** Only for "your turn" and "you are out". */
export function announceNow(text: string): void {
  enqueue('assertive', text);
}

function enqueue(region: Region, text: string): void {
  if (text === '' || typeof document === 'undefined') return;
  queues[region].push(text);
  if (!busy[region]) speak(region);
}

/** What gathered in the meantime is read in one go; the node is cleared first, since an equal string is not read again. */
function speak(region: Region): void {
  const node = document.getElementById(`announce-${region}`);
  const texts = queues[region].splice(0);
  if (node === null || texts.length === 0) {
    busy[region] = false;
    return;
  }
  busy[region] = true;
  moveWithin(node);
  node.textContent = '';
  setTimeout(() => {
    node.textContent = texts.join(' ');
  }, GAP);
  setTimeout(() => speak(region), REST);
}

/** An open modal dialog silences everything outside it, live regions too. */
function moveWithin(node: HTMLElement): void {
  const dialogs = document.querySelectorAll('dialog[open]');
  const place = dialogs.item(dialogs.length - 1) ?? document.body;
  if (node.parentElement !== place) place.append(node);
}
