import { nextTry } from './retry-pauses.ts';

const MINUTE_MS = 60_000;

describe('retry pauses of emails', () => {
  it('double up to an hour, and end after a day', () => {
    const createdAt = new Date('2026-01-05T04:00:00Z');
    const minutes: number[] = [];
    let now = createdAt;
    for (let attempts = 1; ; attempts += 1) {
      const next = nextTry({ createdAt, attempts }, now);
      if (!next) break;
      minutes.push((next.getTime() - now.getTime()) / MINUTE_MS);
      now = next;
    }
    expect(minutes.slice(0, 10)).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
    const lastedMinutes = minutes.reduce((sum, pause) => sum + pause, 0);
    expect(lastedMinutes).toBeGreaterThan(23 * 60);
    expect(lastedMinutes).toBeLessThanOrEqual(24 * 60);
  });
});
