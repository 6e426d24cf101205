const STORE = 'reefdesk_scroll';
const PATIENCE_MS = 3000;

const positions = new Map<string, number>(readStored());

/** Under which an entry of the history is noted. Every page that was loaded anew has the same key. */
export function placeKey({ pathname, key }: { pathname: string; key: string }): string {
  return `${key} ${pathname}`;
}

/** Whether the browser itself came back to this page, or loaded it again: then one is where one was. */
export function cameBack(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

/** Notes how far each entry of the history is scrolled, also across reloads. */
export function keepScrollPositions(key: string): () => void {
  history.scrollRestoration = 'manual';
  const note = () => positions.set(key, window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', store);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', store);
  };
}

export interface Place {
  key: string;
  hash: string;
  /** Back or forward: where one was before. */
  back: boolean;
  smooth: boolean;
}

const READER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Content arrives late and moves what is below it, so the place is kept in view until the reader moves or patience ends. */
export function scrollToPlace({ key, hash, back, smooth }: Place): () => void {
  const remembered = back ? positions.get(key) : undefined;
  const reached = () => {
    if (remembered !== undefined) {
      window.scrollTo(0, remembered);
      return Math.abs(window.scrollY - remembered) < 2;
    }
    if (!hash) {
      window.scrollTo(0, 0);
      return true;
    }
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: smooth ? 'smooth' : 'auto' });
    return false;
  };
  if (reached()) return () => undefined;
  const observer = new ResizeObserver(() => reached() && stop());
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of READER_MOVES) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const type of READER_MOVES) window.addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Without storage a reload begins at the top.
  }
}
