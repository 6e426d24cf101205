import { describe, expect, it } from '@jest/globals';
import { CONTENT_STATUSES } from '@reefdesk/contracts/destinations/values';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { BodyShape, ReadFrom } from '@reefdesk/contracts/schema/check';
import {
  ITINERARY_ITEM_EDIT,
  type ItineraryItemEdit,
  isHidden,
  NEW_ITINERARY_ITEM,
  NEW_TRAVEL,
  TRAVEL_EDIT,
  type TravelEdit,
} from '@reefdesk/contracts/travels/requests';
import { ITINERARY_CATEGORIES } from '@reefdesk/contracts/travels/values';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { readBody } from '@reefdesk/service-kit/http/body/read-body';
import { FUZZ_SEED } from '@reefdesk/test-kit/fuzz/seed';
import fc from 'fast-check';

fc.configureGlobal({ seed: FUZZ_SEED });

const RUNS = { numRuns: 400 };

function read<Shape extends BodyShape>(shape: Shape, body: unknown): ReadFrom<Shape> | undefined {
  try {
    return readBody(shape, body);
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 400) throw error;
    return undefined;
  }
}

/** Mostly uses the keys that forms send, so that many inputs are accepted. */
const mostly = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 30, arbitrary: usual },
    { weight: 1, arbitrary: fc.anything() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
const text = mostly(fc.string({ minLength: 1 }).map((letters) => `${letters}a `));
const texts = (name: string, flat: string) =>
  fc.oneof(
    fc.record({ [name]: mostly(fc.record(Object.fromEntries(LANGUAGES.map((language) => [language, text])))) }),
    fc.record(Object.fromEntries(LANGUAGES.map((language) => [`${flat}_${language}`, text]))),
    fc.constant({}),
  );
const together = (...sections: fc.Arbitrary<object>[]) => fc.tuple(...sections).map((bodies) => Object.assign({}, ...bodies) as object);

const travels = together(
  texts('names', 'travel_name'),
  texts('categories', 'travel_category'),
  texts('descriptions', 'travel_desc'),
  fc.record(
    {
      duration: mostly(
        fc.oneof(
          fc.integer({ min: -2, max: 1_200 }),
          fc.nat(40).map((days) => `${days} days`),
        ),
      ),
      status: mostly(fc.constantFrom(...CONTENT_STATUSES)),
      price: mostly(fc.oneof(fc.nat(), fc.nat().map(String), fc.constantFrom(null, ''))),
    },
    { requiredKeys: [] },
  ),
);
const items = together(
  texts('comments', 'comment'),
  fc.record(
    {
      category: mostly(fc.constantFrom(...ITINERARY_CATEGORIES)),
      destination_id: mostly(fc.constantFrom('reef', '', null)),
      time: mostly(fc.tuple(fc.nat(25), fc.nat(61)).map(([hours, minutes]) => `${hours}:${String(minutes).padStart(2, '0')}`)),
    },
    { requiredKeys: [] },
  ),
);

/** Only the three languages, each well-formed and within its limit. */
function expectTexts(value: object | undefined, max: number, mayBeBlank = false): void {
  for (const [language, entry] of Object.entries(value ?? {})) {
    expect(LANGUAGES).toContain(language);
    expect(typeof entry === 'string' && (mayBeBlank || entry.trim() !== '') && entry.length <= max && entry.isWellFormed()).toBe(true);
  }
}

function expectTravel({ names, categories, descriptions, duration, status, price }: TravelEdit): void {
  // A hidden travel may lack a language.
  const mayBeBlank = isHidden(status);
  expectTexts(names, LIMITS.nameMaxLength, mayBeBlank);
  expectTexts(categories, LIMITS.categoryMaxLength, mayBeBlank);
  expectTexts(descriptions, LIMITS.descriptionMaxLength, mayBeBlank);
  expect(duration == null || (Number.isInteger(duration) && duration > 0)).toBe(true);
  expect(status == null || CONTENT_STATUSES.includes(status)).toBe(true);
  expect(price == null || (Number.isSafeInteger(price) && price >= 0)).toBe(true);
}

function expectItem({ category, destination_id, time, comments }: ItineraryItemEdit): void {
  expectTexts(comments, LIMITS.commentMaxLength);
  expect(category == null || ITINERARY_CATEGORIES.includes(category)).toBe(true);
  expect(destination_id == null || (typeof destination_id === 'string' && destination_id !== '')).toBe(true);
  expect(category === 'destination' && destination_id == null).toBe(false);
  expect(time == null || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)).toBe(true);
}

describe('arbitrary input', () => {
  it('is read as a package that can be stored, or rejected (VAL-14, VAL-17, VAL-19)', () => {
    let accepted = 0;
    fc.assert(
      fc.property(travels, (body) => {
        const edit = read(TRAVEL_EDIT, body);
        if (edit) expectTravel(edit);
        const created = read(NEW_TRAVEL, body);
        accepted += created ? 1 : 0;
        if (created && !isHidden(created.status))
          for (const text of [created.names, created.categories, created.descriptions]) expect(Object.values(text ?? {})).toHaveLength(3);
      }),
      RUNS,
    );
    expect(accepted).toBeGreaterThan(5);
  });

  it('is read as an itinerary item that can be stored, or rejected (VAL-21, VAL-22, VAL-23, VAL-24)', () => {
    let accepted = 0;
    fc.assert(
      fc.property(items, (body) => {
        const update = read(ITINERARY_ITEM_EDIT, body);
        if (update) expectItem(update);
        const added = read(NEW_ITINERARY_ITEM, body);
        if (!added) return;
        accepted += 1;
        expectItem(added);
        expect([added.category == null, Object.keys(added.comments).length, typeof added.time]).toEqual([false, 3, 'string']);
      }),
      RUNS,
    );
    expect(accepted).toBeGreaterThan(5);
  });

  it.each(Object.entries({ NEW_TRAVEL, TRAVEL_EDIT, NEW_ITINERARY_ITEM, ITINERARY_ITEM_EDIT }))(
    'is rejected by %s or read as its own fields',
    (_, shape: BodyShape) => {
      fc.assert(
        fc.property(fc.anything(), (body) => {
          expect(Object.keys(shape.schema.fields)).toEqual(expect.arrayContaining(Object.keys(read(shape, body) ?? {})));
        }),
        RUNS,
      );
    },
  );
});
