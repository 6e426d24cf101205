import { CHANGED_KINDS, CHANGES_PATH, type ChangedKind, type ChangesView } from '@reefdesk/contracts/changes';

/** Of the lock that one tab of a browser holds, and of the channel by which it tells the others. */
const NAME = 'reefdesk-changes';
/** After the server refused, or is away; screens look by themselves meanwhile. */
const REOPEN_MS = 30_000;

/** What tabs say to one another. */
type Said = { kinds: readonly ChangedKind[] } | { isLive: boolean } | { asks: true };

/**
 * Hears from the server what others change. One tab of a browser listens and tells the others, since browsers give a site few
 * connections over HTTP/1.1; when it is closed another one goes on. Where the browser can't tell its tabs apart, or the stream is
 * cut, nothing is live and screens look as often as they did.
 */
export class ChangeFeed {
  isLive = false;
  private readonly hearers = new Set<(kinds: readonly ChangedKind[]) => void>();
  private readonly watchers = new Set<() => void>();
  private stop: (() => void) | undefined;

  /** What changed, and at first everything, as often as somebody may have missed something; until what is returned is called. */
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

  /** Whenever `isLive` is another than before. */
  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };

  private start(): () => void {
    if (!('locks' in navigator) || !('BroadcastChannel' in window) || !('EventSource' in window)) return () => undefined;
    let end = this.join();
    const leave = () => end();
    // A page that is kept for going back holds no connection.
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
    const say = (said: Said) => channel.postMessage(said);
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
      // What the listener said last is still on its way.
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

/** Until the signal says that it is enough. A stream that merely breaks off is opened again by the browser. */
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

/** A newer server may name what this page knows nothing of. */
function kindsOf(data: string): ChangedKind[] {
  const { kinds } = JSON.parse(data) as ChangesView;
  return CHANGED_KINDS.filter((kind) => kinds.includes(kind));
}

/** The one of this tab. */
export const changeFeed = new ChangeFeed();
