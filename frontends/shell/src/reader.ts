/**
 * The words that the gateway wrote into the page stay in front until the first screen has something to show: the visitor reads
 * on instead of looking at a spinner. React empties its root when it first renders, so they move aside before that.
 */
let reader: HTMLElement | null = null;
let waiting = 0;
let isBusy = () => false;

/** How long the words hide a screen that is there but still asks for its data: it has place holders of its own. */
const PATIENCE_MS = 1500;
const HANDS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Whether the page came with words. */
export function hasReader(root: HTMLElement): boolean {
  return root.querySelector('.reader') !== null;
}

/**
 * Before React renders into `root`; `busy` tells whether the screen still waits for data. A visitor who has scrolled is left
 * in peace: nothing is held in front then.
 */
export function keepReader(root: HTMLElement, busy: () => boolean): void {
  const words = root.querySelector<HTMLElement>('.reader');
  if (!words || window.scrollY > 0) return;
  words.classList.add('reader-in-front');
  root.before(words);
  reader = words;
  isBusy = busy;
}

/** A place holder is on the screen. Call what it returns when it is gone. */
export function noteWaiting(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
    // What follows may wait as well, and says so in the same moment.
    queueMicrotask(settleReader);
  };
}

/** Takes the words away when nothing waits any more; a hand on the page has the screen at once. */
export function settleReader(): void {
  if (waiting > 0 || !reader) return;
  for (const hand of HANDS) window.addEventListener(hand, removeReader, { once: true, passive: true });
  removeWhenReady(performance.now() + PATIENCE_MS);
}

function removeWhenReady(until: number): void {
  if (isBusy() && performance.now() < until) requestAnimationFrame(() => removeWhenReady(until));
  else removeReader();
}

function removeReader(): void {
  reader?.remove();
  reader = null;
}
