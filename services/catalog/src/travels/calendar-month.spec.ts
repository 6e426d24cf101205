import { expect, it } from '@jest/globals';
import { monthOf } from './calendar-month.ts';

it.each([
  ['2026-02-28T15:59:59Z', 'Asia/Makassar', false],
  ['2026-02-28T16:00:00Z', 'Asia/Makassar', true],
  ['2026-03-31T15:59:59Z', 'Asia/Makassar', true],
  ['2026-03-31T16:00:00Z', 'Asia/Makassar', false],
  ['2025-03-15T12:00:00Z', 'Asia/Makassar', false],
  ['2026-02-28T16:00:00Z', 'America/Lima', false],
  ['2026-04-01T04:59:59Z', 'America/Lima', true],
])('counts months in the operator’s time zone: %s in %s is in March: %s (OR-60)', (moment, timeZone, isMarch) => {
  expect(monthOf(new Date(moment), timeZone) === '2026-03').toBe(isMarch);
});
