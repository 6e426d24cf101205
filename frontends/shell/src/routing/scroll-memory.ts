const STORE = 'reefdesk_scroll';
const TIMEOUT_MS = 3000;

const positions = new Map<string, number>(readStored());

/** Key of a history entry's scroll position. The router gives every freshly loaded page the same key, so the path is added. */
export function placeKey({ pathname, key }: { pathname: string; key: string }): string {
  return `${key} ${pathname}`;
}

export function cameBack(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

/** Stores the scroll position of each history entry, also across reloads. */
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
  back: boolean;
  smooth: boolean;
}

const READER_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Content that arrives late moves the page, so the target is kept in view until the reader scrolls or the time is up. */
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
  const timer = setTimeout(stop, TIMEOUT_MS);
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
    // Without storage a reload starts at the top.
  }
}
