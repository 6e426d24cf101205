import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { durationText, parseDuration } from './duration.ts';

it('formats a duration in days as specified (ENT-35)', () => {
  expect([1, 2, 3, 30].map(durationText)).toEqual(['1 day', '2 days', '3 days', '30 days']);
});

it('parses its own output for every duration (VAL-17)', () => {
  for (let days = 1; days < 1_000; days++) expect(parseDuration(durationText(days))).toBe(days);
});

it('accepts only valid whole days, for any input (VAL-17)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.double(), fc.nat().map(String)), (value) => {
      const days = parseDuration(value);
      expect(days === undefined || (Number.isInteger(days) && days >= 1 && days <= 999)).toBe(true);
    }),
    { seed: 1 },
  );
});
