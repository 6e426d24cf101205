import 'reflect-metadata';
import { type Localised } from '@reefdesk/contracts/languages';
import { IsOptional } from 'class-validator';
import { createValidationPipe } from '../validation.ts';
import { LocalisedText } from './localised.ts';
import { OptionalText, RequiredText } from './text.ts';
import { ClockTime, OneOf, WholeNumber } from './values.ts';

class TourDto {
  @LocalisedText({ max: 10, from: ['name'], flat: 'tour_name', required: 'all', label: 'Name' })
  names!: Localised;

  @LocalisedText({ max: 10, flat: 'note', required: 'none' })
  notes?: Partial<Localised>;

  @RequiredText(5)
  location!: string;

  @OptionalText(5)
  best_time?: string;

  @IsOptional()
  @WholeNumber(0, 100)
  price?: number;

  @ClockTime()
  open!: string;

  @IsOptional()
  @OneOf(['active', 'draft'])
  status?: string;
}

const NAMES = { en: 'A', id: 'B', cn: 'C' };
const GOOD = { names: NAMES, location: 'Reef', open: '09:00' };
const pipe = createValidationPipe();
const read = (body: unknown): Promise<TourDto> => pipe.transform(body, { type: 'body', metatype: TourDto });
const faultsOf = (body: unknown) =>
  read(body).then(
    () => ({}),
    (error: { fields?: object; code: string }) => error.fields ?? error.code,
  );

describe('fields of a form', () => {
  it('reads texts by language as a map, under another name, or flat, and trims them', async () => {
    expect((await read({ ...GOOD, names: { en: ' A ', id: 'B', cn: 'C', fr: 'D' } })).names).toEqual(NAMES);
    const { names: _, ...rest } = GOOD;
    expect((await read({ ...rest, name: NAMES })).names).toEqual(NAMES);
    expect((await read({ ...rest, tour_name_en: 'A', tour_name_id: 'B', tour_name_cn: 'C' })).names).toEqual(NAMES);
  });

  it('names every language that is missing, and what is no text', async () => {
    expect(await faultsOf({ ...GOOD, names: { en: 'A', id: ' ', cn: 7 } })).toEqual({
      'names.id': 'Name in ID is required',
      'names.cn': 'Name in CN must be a text',
    });
    expect(await faultsOf({ ...GOOD, names: ['A'] })).toEqual({ names: 'Name must be texts by language' });
    expect(await faultsOf({ ...GOOD, names: { ...NAMES, en: 'a name too long' } })).toEqual({
      'names.en': 'Name in EN is too long (at most 10 characters)',
    });
  });

  it('leaves languages alone that an edit does not mention', async () => {
    expect((await read({ ...GOOD, notes: { id: 'x' } })).notes).toEqual({ id: 'x' });
    expect((await read({ ...GOOD, note_cn: '' })).notes).toEqual({ cn: '' });
    expect((await read(GOOD)).notes).toBeUndefined();
  });

  it.each([
    [{ location: ' ' }, { location: 'Location is required' }],
    [{ location: undefined }, { location: 'Location is required' }],
    [{ location: { $gt: '' } }, { location: 'Location must be a text' }],
    [{ location: 'coral garden' }, { location: 'Location is too long (at most 5 characters)' }],
    [{ location: `a${String.fromCharCode(0)}` }, { location: 'Location contains characters that cannot be stored' }],
    [{ best_time: '\ud800' }, { best_time: 'Best time contains characters that cannot be stored' }],
    [{ price: -1 }, { price: 'Price must be a whole number from 0 to 100' }],
    [{ price: 1.5 }, { price: 'Price must be a whole number from 0 to 100' }],
    [{ price: '1e1' }, { price: 'Price must be a whole number from 0 to 100' }],
    [{ price: [5] }, { price: 'Price must be a whole number from 0 to 100' }],
    [{ open: '24:00' }, { open: 'Open must be a time from 00:00 to 23:59' }],
    [{ open: '' }, { open: 'Open is required' }],
    [{ status: 'gone' }, { status: 'Status must be one of active, draft' }],
    [{ status: ['active'] }, { status: 'Status must be one of active, draft' }],
  ])('answers %j with a message at the field', async (change, fields) => {
    expect(await faultsOf({ ...GOOD, ...change })).toEqual(fields);
  });

  it('reads digits of a form as a number, a short hour in full, and null as nothing', async () => {
    expect(await read({ ...GOOD, price: '42', open: '9:05', best_time: null })).toMatchObject({ price: 42, open: '09:05' });
  });

  it('drops what nobody asked for, and leaves prototypes alone', async () => {
    const dto = await read(
      JSON.parse(`{"names":${JSON.stringify(NAMES)},"location":"Reef","open":"09:00","__proto__":{"x":1},"$gt":1,"a.b":2}`),
    );
    expect(Object.keys(dto).sort()).toEqual(
      ['best_time', 'location', 'names', 'notes', 'open', 'price', 'status'].filter((key) => key in dto),
    );
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it.each([[[GOOD]], ['text'], [7], [true]])('refuses a body that is no object: %j', async (body) => {
    expect(await faultsOf(body)).toBe('bad_request');
  });

  it('takes a missing body for one without fields', async () => {
    expect(Object.keys(await faultsOf(undefined))).toEqual(expect.arrayContaining(['names.en', 'location', 'open']));
  });
});
