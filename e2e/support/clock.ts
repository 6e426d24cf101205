import type { Page } from '@playwright/test';

/** Shorter timers only smooth things over (typing, focus, drawing) and run as they are. */
const HELD_FROM_MS = 500;
/** Of the page with a picture that is late; React needs the shorter ones to draw. */
const SHORTEST_PATIENCE_MS = 400;

interface DrivenClock {
  /** Milliseconds of the held timers, in the order in which they would fire. */
  held(): number[];
  pass(ms: number): Promise<void>;
  stop(): void;
}

declare global {
  interface Window {
    drivenClock: DrivenClock;
  }
}

/**
 * From the next `goto` on, what the page does half a second later, or later than that, waits for `letPass`: popups stay until
 * they were read and slideshows until they were looked at, however long that takes. `from` and `to`: other milliseconds than
 * these. (React, too, draws some things up to 300 ms later: held with the others, they would never come.)
 */
export const holdTimers = (page: Page, from = HELD_FROM_MS, to = Number.MAX_SAFE_INTEGER): Promise<unknown> =>
  page.addInitScript(installClock, { from, to });

/**
 * From the next `goto` on, no time passes at all: what the page does when something comes late, it does not do, however slow
 * the machine is.
 */
export async function holdTime(page: Page): Promise<void> {
  await holdTimers(page, SHORTEST_PATIENCE_MS);
  await page.addInitScript(() => window.drivenClock.stop());
}

/** The page's own time passes: its held timers run, and what came of them is drawn. */
export const letPass = (page: Page, ms: number): Promise<void> => page.evaluate((passing) => window.drivenClock.pass(passing), ms);

/** How long the timers are that the page waits for, in milliseconds. */
export const heldTimers = (page: Page): Promise<number[]> => page.evaluate(() => window.drivenClock.held());

/** For what measures the time between two presses: it stands still, too, except for what `letPass` lets pass. */
export const stopTime = (page: Page): Promise<void> => page.evaluate(() => window.drivenClock.stop());

/** Runs in the page, so it stands on nothing outside. */
function installClock({ from, to }: { from: number; to: number }): void {
  interface Held {
    ms: number;
    due: number;
    run: () => void;
  }
  const held = new Map<number, Held>();
  const { setTimeout: startTimer, clearTimeout: endTimer } = window;
  const realNow = performance.now.bind(performance);
  let passed = 0;
  let stoppedAt: number | undefined;
  // Numbers no browser comes to in a test.
  let last = 1_000_000_000;

  const now = () => (stoppedAt ?? realNow()) + passed;
  performance.now = now;
  window.setTimeout = ((run: TimerHandler, ms = 0, ...args: unknown[]) => {
    if (!(ms >= from && ms <= to) || typeof run !== 'function') return startTimer(run, ms, ...args);
    last += 1;
    held.set(last, { ms, due: passed + ms, run: () => run(...args) });
    return last;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => (held.delete(Number(id)) ? undefined : endTimer(id));

  const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  const inOrder = () => [...held].sort(([, a], [, b]) => a.due - b.due);
  window.drivenClock = {
    held: () => inOrder().map(([, { ms }]) => ms),
    async pass(ms) {
      await drawn(); // What was shown just now has set its timers.
      const end = passed + ms;
      for (;;) {
        const [next] = inOrder();
        if (!next || next[1].due > end) break;
        passed = Math.max(passed, next[1].due);
        held.delete(next[0]);
        next[1].run();
        await drawn(); // What it starts counts from here.
      }
      passed = end;
      await drawn();
    },
    stop() {
      stoppedAt = realNow();
    },
  };
}
