import { jest } from '@jest/globals';

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const;
const OTHERS = ['nextTick', 'queueMicrotask', 'hrtime', 'performance'] as const;

/**
 * Stops `Date` and `performance.now` in this process, so that time limits do not depend on the machine's speed. Timers and other processes
 * are not affected.
 */
export class HeldClock {
  private passedMs = Math.ceil(performance.now());

  constructor() {
    jest.useFakeTimers({ doNotFake: [...TIMERS, ...OTHERS], now: Date.now() });
    Object.defineProperty(performance, 'now', { value: () => this.passedMs, configurable: true, writable: true });
  }

  pass(ms: number): void {
    this.passedMs += ms;
    this.setTimeOfDay(ms);
  }

  setTimeOfDay(byMs: number): void {
    jest.setSystemTime(Date.now() + byMs);
  }

  /** Advances to the real time, because the clocks of other processes run on. */
  catchUp(): void {
    jest.setSystemTime(Math.max(Date.now(), jest.getRealSystemTime()));
  }

  release(): void {
    // Uncovers the real method of the prototype.
    Reflect.deleteProperty(performance, 'now');
    jest.useRealTimers();
  }
}
