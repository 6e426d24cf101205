import { jest } from '@jest/globals';
import { ADMIN, AuthUnderTest, type Browser } from './auth-under-test.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const;
const OTHERS = ['nextTick', 'queueMicrotask', 'hrtime', 'performance'] as const;

/** The service reads a clock that the test controls; timers are real. */
describe('session life (OR-16)', () => {
  let auth: AuthUnderTest;
  let start: number;

  beforeAll(async () => {
    auth = await AuthUnderTest.start();
  });

  beforeEach(() => {
    start = Date.now();
    jest.useFakeTimers({ doNotFake: [...TIMERS, ...OTHERS], now: start });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  afterAll(() => auth?.stop());

  async function signedIn(remember: boolean): Promise<Browser> {
    const browser = auth.browser();
    expect((await browser.login({ ...ADMIN, remember })).status).toBe(200);
    return browser;
  }

  async function livesAfter(browser: Browser, ms: number): Promise<boolean> {
    jest.setSystemTime(start + ms);
    return (await browser.token()) !== undefined;
  }

  it('is twelve idle hours if not remembered (SIGN-02)', async () => {
    const [one, other] = [await signedIn(false), await signedIn(false)];
    expect(await livesAfter(one, 12 * HOUR_MS - MINUTE_MS)).toBe(true);
    expect(await livesAfter(other, 12 * HOUR_MS + MINUTE_MS)).toBe(false);
  });

  it('is a day at most, even in use (SIGN-02)', async () => {
    const browser = await signedIn(false);
    for (const hours of [6, 12, 18, 23]) expect(await livesAfter(browser, hours * HOUR_MS)).toBe(true);
    expect(await livesAfter(browser, 24 * HOUR_MS + MINUTE_MS)).toBe(false);
  });

  it('is fourteen days if remembered, idle or not (SIGN-02)', async () => {
    const [idle, busy] = [await signedIn(true), await signedIn(true)];
    for (const days of [3, 9]) expect(await livesAfter(busy, days * 24 * HOUR_MS)).toBe(true);
    expect(await livesAfter(idle, 14 * 24 * HOUR_MS - MINUTE_MS)).toBe(true);
    expect(await livesAfter(busy, 14 * 24 * HOUR_MS + MINUTE_MS)).toBe(false);
    expect(await livesAfter(idle, 14 * 24 * HOUR_MS + MINUTE_MS)).toBe(false);
  });
});
