/**
 * The words that the gateway wrote into the page stay in front until the first screen has something to show: the visitor reads
 * on instead of looking at a spinner. React empties its root when it first renders, so they move aside before that.
 */
let reader: HTMLElement | null = null;
let screen: HTMLElement | null = null;
let waiting = 0;
let isBusy = () => false;

/** How long the words hide a screen that is there but still asks for its data: it has place holders of its own. */
const PATIENCE_MS = 1500;
/** A picture that takes longer than this is not waited for. */
const PICTURE_PATIENCE_MS = 400;
const HANDS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Whether the page came with words. */
export function hasReader(root: HTMLElement): boolean {
  return root.querySelector('.reader') !== null;
}

/** Resolves when the picture behind the words is painted, or is late: work on the screen would only hold it up. */
export async function firstPicture(root: HTMLElement): Promise<void> {
  const picture = root.querySelector<HTMLImageElement>('.reader img[fetchpriority="high"]');
  if (!picture) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, PICTURE_PATIENCE_MS));
  const painted = picture.decode().then(nextPaint, () => undefined);
  await Promise.race([painted, late]);
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
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
  // One page at a time, for those who listen to it as well.
  root.setAttribute('aria-hidden', 'true');
  reader = words;
  screen = root;
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
  if (!isBusy()) {
    removeReader();
    return;
  }
  for (const hand of HANDS) window.addEventListener(hand, removeReader, { once: true, passive: true });
  removeWhenReady(performance.now() + PATIENCE_MS);
}

function removeWhenReady(until: number): void {
  if (isBusy() && performance.now() < until) requestAnimationFrame(() => removeWhenReady(until));
  else afterRendering(removeReader);
}

/** React draws what came in steps; where it is idle, all of them are done. */
function afterRendering(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 500 });
  else setTimeout(run, 100);
}

function removeReader(): void {
  reader?.remove();
  screen?.removeAttribute('aria-hidden');
  reader = null;
}
