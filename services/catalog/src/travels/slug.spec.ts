import { describe, expect, it } from '@jest/globals';
import { FUZZ_SEED } from '@reefdesk/test-kit/fuzz/seed';
import fc from 'fast-check';
import { freeSlug, slugBase } from './slug.ts';

fc.configureGlobal({ seed: FUZZ_SEED });

describe('the slug of a package', () => {
  it.each([
    ['Four Islands in a Day', 'four-islands-in-a-day'],
    ['  Bunaken & Siladen: 3 days!  ', 'bunaken-siladen-3-days'],
    ['Café Lokon', 'cafe-lokon'],
    ['The Captain’s Reef', 'the-captains-reef'],
    ['布纳肯', 'package'],
    ['', 'package'],
  ])('of %j is %j (OR-80)', (name, slug) => {
    expect(slugBase(name)).toBe(slug);
  });

  it('consists of a-z and 0-9 joined by single hyphens, at most 80 characters, for any name (OR-80)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ minLength: 70, maxLength: 120 })), (name) => {
        const slug = slugBase(name);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(80);
      }),
    );
  });

  it('gets the first free number from 2 if it is taken (OR-80)', () => {
    expect(freeSlug('reef', new Set())).toBe('reef');
    expect(freeSlug('reef', new Set(['reef-2']))).toBe('reef');
    expect(freeSlug('reef', new Set(['reef', 'reef-2', 'reef-4']))).toBe('reef-3');
  });

  it('is never one that is taken (OR-80)', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 2, max: 12 })), (numbers) => {
        const taken = new Set(['reef', ...numbers.map((number) => `reef-${number}`)]);
        expect(taken.has(freeSlug('reef', taken))).toBe(false);
      }),
    );
  });
});
