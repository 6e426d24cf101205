import type { FieldErrors } from '@reefdesk/contracts/errors/field-errors';
import { ruleError } from '@reefdesk/contracts/schema/check';
import {
  clockTime,
  duration,
  nullableWholeNumber,
  oneOf,
  requiredText,
  text,
  trueOrFalse,
  wholeNumber,
  wholeNumberOrZero,
} from '@reefdesk/contracts/schema/fields';
import { everyLanguage, givenLanguages } from '@reefdesk/contracts/schema/localised';
import { array, number, object } from 'yup';
import { readBody } from './read-body.ts';

const TOUR = {
  schema: object({
    names: everyLanguage('Name', 10),
    notes: givenLanguages('Note', 10),
    location: requiredText(5).label('Location'),
    best_time: text(5).label('Best time'),
    price: wholeNumber(0, 100).label('Price'),
    deposit: nullableWholeNumber(0, 100).label('Deposit'),
    open: clockTime().required(ruleError('required')).label('Open'),
    status: oneOf(['active', 'draft']).label('Status'),
    days: duration().label('Duration'),
    fees: object({ local: wholeNumberOrZero(0, 100).label('Local') })
      .label('Fees')
      .typeError(ruleError('parts_required', { parts: 'local' }))
      .optional()
      .default(undefined),
    keep: trueOrFalse().label('Keep'),
  }),
  aliases: {
    names: { kind: 'texts', from: ['name'], flat: 'tour_name' },
    notes: { kind: 'texts', flat: 'note' },
    fees: { kind: 'object', from: ['fee'] },
  },
} as const;

const NAMES = { en: 'A', id: 'B', cn: 'C' };
const GOOD = { names: NAMES, location: 'Reef', open: '09:00' };
const read = (body: unknown) => readBody(TOUR, body);
const errorsOf = (body: unknown): FieldErrors | string => {
  try {
    read(body);
    return {};
  } catch (error) {
    const { fields, code } = error as { fields?: FieldErrors; code: string };
    return fields ?? code;
  }
};

describe('readBody', () => {
  it('reads texts by language as a map, under an alias, or flat, and trims them (OR-58)', () => {
    expect(read({ ...GOOD, names: { en: ' A ', id: 'B', cn: 'C', fr: 'D' } }).names).toEqual(NAMES);
    expect(read({ ...GOOD, names: JSON.stringify(NAMES) }).names).toEqual(NAMES);
    const { names: _, ...rest } = GOOD;
    expect(read({ ...rest, name: NAMES }).names).toEqual(NAMES);
    expect(read({ ...rest, tour_name_en: 'A', tour_name_id: 'B', tour_name_cn: 'C' }).names).toEqual(NAMES);
    expect(read({ ...rest, name: NAMES, tour_name_id: 'D' }).names).toEqual({ ...NAMES, id: 'D' });
  });

  it('rejects missing languages and values that are not texts', () => {
    expect(errorsOf({ ...GOOD, names: { en: 'A', id: ' ', cn: 7 } })).toEqual({
      'names.id': [{ code: 'required', params: {}, text: 'Name in ID is required' }],
      'names.cn': [{ code: 'not_a_text', params: {}, text: 'Name in CN must be a text' }],
    });
    for (const names of [['A'], 'A', 7, '{"en":'])
      expect(errorsOf({ ...GOOD, names })).toEqual({
        names: [{ code: 'texts_by_language', params: {}, text: 'Name must be texts by language' }],
      });
    expect(Object.keys(errorsOf({ ...GOOD, names: null }))).toEqual(['names.en', 'names.id', 'names.cn']);
  });

  it('leaves languages unchanged that an edit does not mention, and rejects blank texts', () => {
    expect(read({ ...GOOD, notes: { id: 'x', en: null } }).notes).toEqual({ id: 'x' });
    for (const nothing of [{}, { notes: null }, { notes: {} }, { note_en: null }])
      expect(read({ ...GOOD, ...nothing }).notes).toBeUndefined();
    expect(errorsOf({ ...GOOD, note_cn: ' ' })).toEqual({
      'notes.cn': [{ code: 'required', params: {}, text: 'Note in CN is required' }],
    });
  });

  it.each<[object, string, string, object, string]>([
    [{ location: ' ' }, 'location', 'required', {}, 'Location is required'],
    [{ location: undefined }, 'location', 'required', {}, 'Location is required'],
    [{ location: null }, 'location', 'required', {}, 'Location is required'],
    [{ location: { $gt: '' } }, 'location', 'not_a_text', {}, 'Location must be a text'],
    [{ location: 5 }, 'location', 'not_a_text', {}, 'Location must be a text'],
    [{ location: ['x'] }, 'location', 'not_a_text', {}, 'Location must be a text'],
    [{ location: 'coral garden' }, 'location', 'too_long', { max: 5 }, 'Location is too long (at most 5 characters)'],
    [
      { location: `a${String.fromCharCode(0)}` },
      'location',
      'unstorable_characters',
      {},
      'Location contains characters that cannot be stored',
    ],
    [{ best_time: '\ud800' }, 'best_time', 'unstorable_characters', {}, 'Best time contains characters that cannot be stored'],
    [{ price: -1 }, 'price', 'whole_number', { min: 0, max: 100 }, 'Price must be a whole number from 0 to 100'],
    [{ price: 1.5 }, 'price', 'whole_number', { min: 0, max: 100 }, 'Price must be a whole number from 0 to 100'],
    [{ price: '1e1' }, 'price', 'whole_number', { min: 0, max: 100 }, 'Price must be a whole number from 0 to 100'],
    [{ price: '' }, 'price', 'whole_number', { min: 0, max: 100 }, 'Price must be a whole number from 0 to 100'],
    [{ price: [5] }, 'price', 'whole_number', { min: 0, max: 100 }, 'Price must be a whole number from 0 to 100'],
    [{ price: true }, 'price', 'whole_number', { min: 0, max: 100 }, 'Price must be a whole number from 0 to 100'],
    [{ open: '24:00' }, 'open', 'clock_time', {}, 'Open must be a time from 00:00 to 23:59'],
    [{ open: 900 }, 'open', 'clock_time', {}, 'Open must be a time from 00:00 to 23:59'],
    [{ open: '' }, 'open', 'required', {}, 'Open is required'],
    [{ status: 'gone' }, 'status', 'one_of', { values: 'active, draft' }, 'Status must be one of active, draft'],
    [{ status: ['active'] }, 'status', 'one_of', { values: 'active, draft' }, 'Status must be one of active, draft'],
    [{ days: '3 weeks' }, 'days', 'duration', {}, 'Duration must be in format "X day" or "X days"'],
    [{ days: 0 }, 'days', 'duration', {}, 'Duration must be in format "X day" or "X days"'],
    [{ fees: 7 }, 'fees', 'parts_required', { parts: 'local' }, 'Fees must have local'],
    [{ fees: '{"local":"x"}' }, 'fees.local', 'whole_number', { min: 0, max: 100 }, 'Local must be a whole number from 0 to 100'],
    [{ keep: 'yes' }, 'keep', 'true_or_false', {}, 'Keep must be true or false'],
  ])('is refused for %j with a code, what it needs, and an English text at the field', (change, path, code, params, message) => {
    expect(errorsOf({ ...GOOD, ...change })).toEqual({ [path]: [{ code, params, text: message }] });
  });

  it('accepts digits, a short hour, days as text, JSON text, and null for absent values', () => {
    const body = { ...GOOD, price: '42', open: '9:05', best_time: null, days: '3 Days', fee: '"{\\"local\\":\\"\\"}"', deposit: '' };
    expect(read(body)).toEqual({ ...GOOD, price: 42, open: '09:05', days: 3, fees: { local: 0 }, deposit: null });
    expect(read({ ...GOOD, fees: 'no JSON', deposit: null })).toEqual({ ...GOOD, fees: { local: 0 }, deposit: null });
  });

  it('drops unknown keys, and does not change prototypes', () => {
    const junk = '"__proto__":{"x":1,"status":"draft"},"constructor":{"a":1},"$gt":1,"a.b":2,"fees":{"__proto__":{"y":1},"tip":9}';
    const body = read(JSON.parse(`{"names":${JSON.stringify(NAMES)},"location":"Reef","open":"09:00",${junk}}`));
    expect(body).toEqual({ ...GOOD, fees: { local: 0 } });
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it.each([[[GOOD]], ['text'], [7], [true], [null]])('rejects a body that is not an object: %j', (body) => {
    expect(errorsOf(body)).toBe('bad_request');
  });

  it('treats a missing body as an empty object', () => {
    expect(Object.keys(errorsOf(undefined))).toEqual(['names.en', 'names.id', 'names.cn', 'location', 'open']);
  });

  it('throws if a rule of the schema has no field error of the error table', () => {
    const careless = { schema: object({ days: array().of(number().defined()).defined() }) };
    expect(() => readBody(careless, { days: ['x'] })).toThrow('A rule of days[0] has no fault of the table');
  });
});
