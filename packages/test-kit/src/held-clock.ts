import { jest } from '@jest/globals';

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const;
const OTHERS = ['nextTick', 'queueMicrotask', 'hrtime', 'performance'] as const;

/**
 * Stops the clocks that the code in this process reads (`Date` and `performance.now`): what holds for seconds
 * holds for as long as the test wants, on any machine. Timers go on as ever, and so do other processes. The same code goes on
 * with the real clocks after `release`.
 */
export class HeldClock {
  /** Whole, so that what passes is exactly that. */
  private passedMs = Math.ceil(performance.now());

  constructor() {
    jest.useFakeTimers({ doNotFake: [...TIMERS, ...OTHERS], now: Date.now() });
    Object.defineProperty(performance, 'now', { value: () => this.passedMs, configurable: true, writable: true });
  }

  /** Lets time go by, at once. */
  pass(ms: number): void {
    this.passedMs += ms;
    this.setTimeOfDay(ms);
  }

  /** Somebody sets the time of day so much forward, or back; no time goes by. */
  setTimeOfDay(byMs: number): void {
    jest.setSystemTime(Date.now() + byMs);
  }

  /** To the real time, where it has gone further: the clocks of other processes don't stand still. */
  catchUp(): void {
    jest.setSystemTime(Math.max(Date.now(), jest.getRealSystemTime()));
  }

  release(): void {
    // What lies below it, on the prototype, is the real one.
    Reflect.deleteProperty(performance, 'now');
    jest.useRealTimers();
  }
}
