import { describe, expect, it } from '@jest/globals';
import { FUZZ_SEED } from '@reefdesk/test-kit/fuzz/seed';
import fc from 'fast-check';
import { parseEntryFee } from './entry-fee.ts';

fc.configureGlobal({ seed: FUZZ_SEED });

const FREE = { local: 0, tourist: 0 };
const fees = fc.record({ local: fc.integer({ min: 0, max: 1e9 }), tourist: fc.integer({ min: 0, max: 1e9 }) });

describe('entry fees', () => {
  it('are equal for an object, a JSON string and a double-encoded string (ENT-20, ENT-29, OR-24)', () => {
    fc.assert(
      fc.property(fees, (value) => {
        expect(parseEntryFee(value)).toEqual(value);
        expect(parseEntryFee(JSON.stringify(value))).toEqual(value);
        expect(parseEntryFee(JSON.stringify(JSON.stringify(value)))).toEqual(value);
      }),
    );
  });

  it('are always two whole numbers of at least 0 for any input (ENT-20)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ local: fc.anything(), tourist: fc.double() })), (value) => {
        const { local, tourist } = parseEntryFee(value);
        for (const amount of [local, tourist]) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }),
    );
  });

  it.each([
    [undefined],
    ['free'],
    ['{"local":'],
    [[10_000, 20_000]],
    [{ local: -5, tourist: Number.NaN }],
    [{ local: 'ten', tourist: Number.POSITIVE_INFINITY }],
  ])('are 0 when malformed: %p (ENT-20, OR-24, OR-26)', (value) => {
    expect(parseEntryFee(value)).toEqual(FREE);
  });

  it('are parsed from numeric strings and rounded to whole rupiah (ENT-29)', () => {
    expect(parseEntryFee({ local: ' 10000 ', tourist: '150000.00' })).toEqual({ local: 10_000, tourist: 150_000 });
    expect(parseEntryFee({ local: 9_999.6, tourist: 0.4 })).toEqual({ local: 10_000, tourist: 0 });
  });
});
