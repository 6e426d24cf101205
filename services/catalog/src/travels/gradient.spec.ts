import { describe, expect, it } from '@jest/globals';
import { FUZZ_SEED } from '@reefdesk/test-kit/fuzz/seed';
import fc from 'fast-check';
import { cardGradient } from './gradient.ts';

fc.configureGlobal({ seed: FUZZ_SEED });

describe('cardGradient', () => {
  it('begins with the colour of the picture (ENT-07)', () => {
    expect(cardGradient({ color: '#F0A060' })).toBe('#f0a060, #4c5251');
  });

  it('is the default blue without a usable picture (ENT-07)', () => {
    const house = '#0a5a7d, #073d59';
    expect(cardGradient(null)).toBe(house);
    expect(cardGradient({ color: 'red' })).toBe(house);
  });

  it('is always two hex colours (ENT-07)', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(fc.property(color, (value) => expect(cardGradient({ color: value })).toMatch(/^#[0-9a-f]{6}, #[0-9a-f]{6}$/)));
  });
});
