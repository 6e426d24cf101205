/**
 * The words that the gateway wrote into the page stay in front until the first screen has something to show: the visitor reads
 * on instead of looking at a spinner. React empties its root when it first renders, so they move aside before that.
 */
let reader: HTMLElement | null = null;
let waiting = 0;

/** Before React renders into `root`. A visitor who has scrolled is left in peace: nothing is held in front then. */
export function keepReader(root: HTMLElement): void {
  const words = root.querySelector<HTMLElement>('.reader');
  if (!words || window.scrollY > 0) return;
  words.classList.add('reader-in-front');
  root.before(words);
  reader = words;
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

/** Takes the words away when nothing waits any more. */
export function settleReader(): void {
  if (waiting > 0) return;
  reader?.remove();
  reader = null;
}
