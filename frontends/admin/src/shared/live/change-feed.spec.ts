import type { ChangedKind } from '@reefdesk/contracts/bookings/values';
import { waitFor } from '@testing-library/dom';
import { ChangeFeed } from './change-feed.ts';

const ALL: ChangedKind[] = ['enquiries', 'bookings', 'departures'];

class Source {
  static readonly CLOSED = 2;
  static opened: Source[] = [];
  readyState = 0;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  constructor(readonly url: string) {
    Source.opened.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  send(kinds: readonly string[]) {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify({ kinds }) });
  }
  /** With `forGood`, the server rejected the stream, so the browser does not reconnect. */
  fail({ forGood }: { forGood: boolean }) {
    this.readyState = forGood ? Source.CLOSED : 0;
    this.onerror?.();
  }
}

/** Fake of the Web Locks API: one holder at a time, the others queue. */
class Locks {
  private readonly waiting: (() => Promise<void>)[] = [];
  private isHeld = false;
  request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
    return new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      this.waiting.push(() => (signal.aborted ? Promise.resolve() : hold().then(resolve)));
      this.next();
    });
  }
  private next() {
    if (this.isHeld) return;
    const hold = this.waiting.shift();
    if (!hold) return;
    this.isHeld = true;
    void hold().then(() => {
      this.isHeld = false;
      this.next();
    });
  }
}

class Channel {
  private static readonly all = new Set<Channel>();
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const channel of Channel.all) if (channel !== this) setTimeout(() => Channel.all.has(channel) && channel.onmessage?.({ data }));
  }
  close() {
    Channel.all.delete(this);
  }
}

function tab() {
  const feed = new ChangeFeed();
  const heard: ChangedKind[][] = [];
  const close = feed.hear((kinds) => heard.push([...kinds]));
  return { feed, heard, close };
}

const open = () => Source.opened.filter(({ readyState }) => readyState !== Source.CLOSED);
const replaced: [object, string][] = [];
const replace = (target: object, name: string, value: unknown) => {
  Object.defineProperty(target, name, { value, configurable: true });
  replaced.push([target, name]);
};

beforeEach(() => {
  Source.opened = [];
  replace(window, 'EventSource', Source);
  replace(window, 'BroadcastChannel', Channel);
  replace(navigator, 'locks', new Locks());
});
afterEach(() => {
  for (const [target, name] of replaced.splice(0)) Reflect.deleteProperty(target, name);
});

describe('the feed of changes', () => {
  it('opens one stream for all tabs of a browser, and all of them receive changes (ENQ-09)', async () => {
    const [first, second] = [tab(), tab()];
    await waitFor(() => expect(open()).toHaveLength(1));
    expect(open()[0]?.url).toBe('/api/changes');
    open()[0]?.send(ALL);
    open()[0]?.send(['enquiries', 'something newer']);
    for (const { heard, feed } of [first, second]) {
      await waitFor(() => expect(heard).toEqual([ALL, ['enquiries']]));
      expect(feed.isLive).toBe(true);
    }
    const third = tab();
    await waitFor(() => expect(third.feed.isLive).toBe(true));
    expect(Source.opened).toHaveLength(1);
    for (const { close } of [first, second, third]) close();
    await waitFor(() => expect(open()).toHaveLength(0));
  });

  it('continues in another tab, which reloads everything, when the listening tab is closed', async () => {
    const [first, second] = [tab(), tab()];
    await waitFor(() => expect(open()).toHaveLength(1));
    open()[0]?.send(ALL);
    await waitFor(() => expect(second.heard).toHaveLength(1));
    first.close();
    await waitFor(() => expect(Source.opened).toHaveLength(2));
    expect(open()).toHaveLength(1);
    await waitFor(() => expect(second.feed.isLive).toBe(false));
    open()[0]?.send(ALL);
    expect(second.heard).toHaveLength(2);
    expect(second.feed.isLive).toBe(true);
    second.close();
  });

  it('is not live while disconnected, and reopens automatically after a rejection', async () => {
    jest.useFakeTimers();
    try {
      const one = tab();
      await jest.advanceTimersByTimeAsync(0);
      open()[0]?.send(ALL);
      expect(one.feed.isLive).toBe(true);
      open()[0]?.fail({ forGood: false });
      expect(one.feed.isLive).toBe(false);
      open()[0]?.send(ALL);
      expect(one.feed.isLive).toBe(true);
      open()[0]?.fail({ forGood: true });
      expect([one.feed.isLive, open().length]).toEqual([false, 0]);
      await jest.advanceTimersByTimeAsync(30_000);
      expect(open()).toHaveLength(1);
      one.close();
    } finally {
      jest.useRealTimers();
    }
  });

  it('holds no connection while the page is in the back/forward cache', async () => {
    const one = tab();
    await waitFor(() => expect(open()).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    expect(open()).toHaveLength(0);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(open()).toHaveLength(1));
    one.close();
  });

  it('stays off in browsers without the Web Locks API', () => {
    Reflect.deleteProperty(navigator, 'locks');
    const one = tab();
    expect([Source.opened.length, one.feed.isLive]).toEqual([0, false]);
    one.close();
  });
});
