import { expect, it } from '@jest/globals';
import { isSameMonth } from './calendar-month.ts';

it('counts months by the clocks of Makassar, eight hours ahead of UTC (OR-60)', () => {
  const now = new Date('2026-03-15T12:00:00Z');
  expect(isSameMonth(new Date('2026-02-28T15:59:59Z'), now)).toBe(false);
  expect(isSameMonth(new Date('2026-02-28T16:00:00Z'), now)).toBe(true);
  expect(isSameMonth(new Date('2026-03-31T15:59:59Z'), now)).toBe(true);
  expect(isSameMonth(new Date('2026-03-31T16:00:00Z'), now)).toBe(false);
  expect(isSameMonth(new Date('2025-03-15T12:00:00Z'), now)).toBe(false);
});
