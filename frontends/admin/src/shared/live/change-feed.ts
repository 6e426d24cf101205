import { CHANGED_KINDS, CHANGES_PATH, type ChangedKind, type ChangesView } from '@reefdesk/contracts/bookings/values';

const NAME = 'reefdesk-changes';
/** Delay before a rejected or closed stream is opened again; screens poll meanwhile. */
const REOPEN_MS = 30_000;

type Said = { kinds: readonly ChangedKind[] } | { isLive: boolean } | { asks: true };

/**
 * Receives changes from the server. Only one tab opens the stream and forwards messages to the others, because browsers allow few
 * connections per site over HTTP/1.1; when it is closed, another tab takes over. Without the Web Locks API, or while the stream is down,
 * `isLive` is false and screens poll at their usual rate.
 */
export class ChangeFeed {
  isLive = false;
  private readonly hearers = new Set<(kinds: readonly ChangedKind[]) => void>();
  private readonly watchers = new Set<() => void>();
  private stop: (() => void) | undefined;

  /** Calls `hearer` with the changed kinds, or with all kinds whenever changes may have been missed. Returns an unsubscribe function. */
  hear(hearer: (kinds: readonly ChangedKind[]) => void): () => void {
    this.hearers.add(hearer);
    this.stop ??= this.start();
    return () => {
      this.hearers.delete(hearer);
      if (this.hearers.size > 0) return;
      this.stop?.();
      this.stop = undefined;
    };
  }

  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };

  private start(): () => void {
    if (!('locks' in navigator) || !('BroadcastChannel' in window) || !('EventSource' in window)) return () => undefined;
    let end = this.join();
    const leave = () => end();
    // A page in the back/forward cache must not hold a connection.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) end = this.join();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
      end();
    };
  }

  private join(): () => void {
    const leaving = new AbortController();
    const channel = new BroadcastChannel(NAME);
    let isListener = false;
    const say = (message: Said) => channel.postMessage(message);
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if ('kinds' in data) this.tell(data.kinds);
      else if ('isLive' in data) this.become(data.isLive);
      else if (isListener) say({ isLive: this.isLive });
    };
    const become = (isLive: boolean) => {
      this.become(isLive);
      say({ isLive });
    };
    const listenForAll = async () => {
      isListener = true;
      await listen({
        signal: leaving.signal,
        isLive: become,
        heard: (kinds) => {
          this.tell(kinds);
          say({ kinds });
        },
      });
      become(false);
    };
    say({ asks: true });
    navigator.locks.request(NAME, { signal: leaving.signal }, listenForAll).catch(() => undefined);
    return () => {
      leaving.abort();
      this.become(false);
      // The last message of this tab must still be delivered.
      setTimeout(() => channel.close());
    };
  }

  private tell(kinds: readonly ChangedKind[]): void {
    for (const hearer of this.hearers) hearer(kinds);
  }

  private become(isLive: boolean): void {
    if (this.isLive === isLive) return;
    this.isLive = isLive;
    for (const watcher of this.watchers) watcher();
  }
}

interface Listening {
  signal: AbortSignal;
  isLive: (isLive: boolean) => void;
  heard: (kinds: readonly ChangedKind[]) => void;
}

/** Keeps the stream open until the signal aborts. The browser reconnects a broken stream; only a closed one is opened again here. */
function listen({ signal, isLive, heard }: Listening): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined;
    let timer: number | undefined;
    const open = () => {
      const opened = new EventSource(CHANGES_PATH);
      source = opened;
      opened.onmessage = ({ data }: MessageEvent<string>) => {
        isLive(true);
        heard(kindsOf(data));
      };
      opened.onerror = () => {
        isLive(false);
        if (opened.readyState === EventSource.CLOSED) timer = window.setTimeout(open, REOPEN_MS);
      };
    };
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    });
    open();
  });
}

/** Drops kinds that this version of the page does not know, because the server may be newer. */
function kindsOf(data: string): ChangedKind[] {
  const { kinds } = JSON.parse(data) as ChangesView;
  return CHANGED_KINDS.filter((kind) => kinds.includes(kind));
}

export const changeFeed = new ChangeFeed();
