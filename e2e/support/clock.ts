import type { Page } from '@playwright/test';

/** Shorter timers (typing, focus, drawing) are not held. */
const HELD_FROM_MS = 500;
/** Delay after which the page reacts to a late picture; React needs shorter timers to render. */
const SHORTEST_TIMEOUT_MS = 400;

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
 * Holds timers of half a second or more, or between `from` and `to` ms, from the next `goto` until `letPass`. React itself uses timers up
 * to 300 ms and would never render if they were held.
 */
export const holdTimers = (page: Page, from = HELD_FROM_MS, to = Number.MAX_SAFE_INTEGER): Promise<unknown> =>
  page.addInitScript(installClock, { from, to });

/** Stops the page's time from the next `goto` on, so that a slow machine never triggers the handling of late content. */
export async function holdTime(page: Page): Promise<void> {
  await holdTimers(page, SHORTEST_TIMEOUT_MS);
  await page.addInitScript(() => window.drivenClock.stop());
}

/** Runs the held timers of the next `ms` milliseconds and renders their effects. */
export const letPass = (page: Page, ms: number): Promise<void> => page.evaluate((passing) => window.drivenClock.pass(passing), ms);

export const heldTimers = (page: Page): Promise<number[]> => page.evaluate(() => window.drivenClock.held());

/** Stops the page's clock for code that measures time; only `letPass` advances it. */
export const stopTime = (page: Page): Promise<void> => page.evaluate(() => window.drivenClock.stop());

/** Runs in the page, so it uses nothing from outside. */
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
  // Browsers do not reach such timer ids in a test.
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
