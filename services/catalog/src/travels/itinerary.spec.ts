import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { FUZZ_SEED } from '@reefdesk/test-kit/fuzz/seed';
import fc from 'fast-check';
import { stop } from '../../test/builders.ts';
import type { ItineraryItem } from '../destinations/itinerary-item.schema.ts';
import { changedItem, type ItemChanges, itineraryOf, NO_DESTINATION, referenceOf, replacedBy, withPlaced } from './itinerary.ts';

fc.configureGlobal({ seed: FUZZ_SEED });

const reference = fc.oneof(
  fc.constant(NO_DESTINATION),
  fc.string({ minLength: 1 }).map((destinationId) => ({ category: 'destination' as const, destinationId })),
);
const comments = fc.record(Object.fromEntries(LANGUAGES.map((language) => [language, fc.string()])), { requiredKeys: [] });
const changes: fc.Arbitrary<ItemChanges> = fc
  .tuple(fc.option(reference, { nil: {} }), fc.record({ day: fc.integer({ min: 1 }), time: fc.string(), comments }, { requiredKeys: [] }))
  .map(([refers, texts]) => ({ ...refers, ...texts }));

describe('itineraryOf', () => {
  it('sorts by time of creation, and in stored order for the same time of creation (OR-53)', () => {
    const [late, early, twin] = [stop(null, 5), stop(null, 1), { ...stop(null, 1), id: 'twin' }];
    expect(itineraryOf({ itinerary: [late, early, twin] }).map(({ id }) => id)).toEqual(['stop-1', 'twin', 'stop-5']);
  });

  it('follows the order that staff set, regardless of the times of creation (EDT-10)', () => {
    const stops = [stop(null, 1), stop(null, 2), { ...stop(null, 3), day: 2 }, { ...stop(null, 4), day: 2 }];
    const ids = (itinerary = stops) => itineraryOf({ itinerary }).map(({ id, day }) => `${id}/${day}`);
    const [first, , third] = stops as [ItineraryItem, ItineraryItem, ItineraryItem];
    expect(ids(withPlaced(stops, third, 'stop-1'))).toEqual(['stop-1/1', 'stop-3/1', 'stop-2/1', 'stop-4/2']);
    expect(ids(withPlaced(stops, { ...first, day: 2 }, null))).toEqual(['stop-2/1', 'stop-1/2', 'stop-3/2', 'stop-4/2']);
    expect(ids(withPlaced(stops, stop(null, 9), 'stop-2'))).toEqual(['stop-1/1', 'stop-2/1', 'stop-9/1', 'stop-3/2', 'stop-4/2']);
    expect(withPlaced(stops, first, 'nowhere')).toBeUndefined();
  });

  it('sorts by day first; an item without a day belongs to the first day', () => {
    const [first, second] = [{ ...stop(null, 5), day: undefined }, stop(null, 1)];
    expect(itineraryOf({ itinerary: [{ ...second, day: 2 }, first] }).map(({ id }) => id)).toEqual(['stop-5', 'stop-1']);
  });

  it('allows every change of an item to be reverted exactly', () => {
    fc.assert(
      fc.property(fc.constantFrom(stop('reef', 0), stop(null, 1)), changes, (item, change) => {
        const changed = changedItem(item, change);
        expect(changedItem(changed, replacedBy(change, item))).toEqual(item);
        expect(changed.comments).toEqual({ ...item.comments, ...change.comments });
      }),
    );
  });

  it.each([
    [
      { category: 'destination', destination_id: 'reef' },
      { category: 'destination', destinationId: 'reef' },
    ],
    [{ destination_id: 'reef' }, { category: 'destination', destinationId: 'reef' }],
    [{ category: 'no-destination', destination_id: 'reef' }, NO_DESTINATION],
    [{ category: 'no-destination' }, NO_DESTINATION],
    [{ destination_id: null }, NO_DESTINATION],
    [{ category: null }, undefined],
    [{}, undefined],
  ] as const)('reads the destination of an item from %j: %j', (input, expected) => {
    expect(referenceOf(input)).toEqual(expected);
  });
});
