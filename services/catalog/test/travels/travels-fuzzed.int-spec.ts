import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { destination, stop, travel } from '../builders.ts';
import { picture } from '../picture-uploads.ts';
import { BackOffice, itemData, travelData, travelForm } from './back-office.ts';

const TRAVEL = 'tour';
const EDIT = `/api/edit-travel/${TRAVEL}`;
const ADD_ITEM = `/api/add-travel-destination/${TRAVEL}`;
const UPDATE_ITEM = `/api/update-travel-destination/${TRAVEL}/stop-0`;

const NUL = String.fromCharCode(0);
const MEGABYTE = 'x'.repeat(1024 * 1024);
const DEEP = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
const OTHER_TYPES = [5, true, [], ['text'], [[]], { $gt: '' }, { en: 1 }];
const BAD_TEXTS = [`a${NUL}b`, '\ud800', 'x'.repeat(10_001), 5, false, [], {}, { $ne: null }];

const badTexts = (map: string, flat: string): [string, object][] => [
  ...[5, true, 'text', [], [{ en: 'Hi' }]].map((value): [string, object] => [`${map} as ${shown(value)}`, { [map]: value }]),
  ...BAD_TEXTS.flatMap((value): [string, object][] => [
    [`${map}.en as ${shown(value)}`, { [map]: { en: value, id: 'x', cn: 'x' }, [`${flat}_en`]: undefined }],
    [`${flat}_cn as ${shown(value)}`, { [flat]: undefined, [`${flat}_cn`]: value }],
  ]),
];
const badValues = (key: string, values: unknown[]): [string, object][] =>
  values.map((value) => [`${key} as ${shown(value)}`, { [key]: value }]);

const BAD_TRAVELS: [string, object][] = [
  ...badTexts('names', 'travel_name'),
  ...badTexts('categories', 'travel_category'),
  ...badTexts('descriptions', 'travel_desc'),
  ...badValues('duration', [...OTHER_TYPES.slice(1), 0, -3, 1e9, 1.5, '1e2 days', '3 days; drop', '-0 days']),
  ...badValues('status', [...OTHER_TYPES, '', 'Active', 'deleted', '__proto__']),
  ...badValues('price', [...OTHER_TYPES.slice(1), -1, 1.5, 1e18, 1e300, '1e3', '12,5', 'Infinity', 'free']),
];

const BAD_ITEMS: [string, object][] = [
  ...badTexts('comments', 'comment'),
  ...badValues('category', [...OTHER_TYPES, '', 'Destination', 'constructor']),
  ...badValues('time', [...OTHER_TYPES, '', '24:00', '99:99', `08:0${NUL}`, '8:00pm', '０８:００']),
  ...badValues('destination_id', [...OTHER_TYPES, 'x'.repeat(10_000), `a${NUL}`, '\udfff', '../reef', '$where', 'reef.name', 'tour']).map(
    ([name, change]): [string, object] => [name, { category: 'destination', ...change }],
  ),
];

const BAD_BODIES: [string, string][] = [
  ['a list', '[]'],
  ['a list of bodies', JSON.stringify([{ ...itemData(), duration: 3 }])],
  ['a text', '"text"'],
  ['a number', '5'],
  ['half a body', '{"duration": '],
  ['10,000 levels', DEEP],
  ['10,000 lists', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['more than a megabyte', JSON.stringify({ duration: 3, names: { en: MEGABYTE } })],
];

const BAD_IDS = ['%00', '..%2F..', '%24gt', '%7B%22%24gt%22%3A%22%22%7D', 'x'.repeat(10_000), '__proto__', '42', '%F0%9F%90%A0', '%5B%5D'];

describe('invalid input in the back office of travel packages', () => {
  let backOffice: BackOffice;
  beforeAll(async () => {
    backOffice = await BackOffice.open();
    await backOffice.catalog.destinations.insertOne(destination('reef'));
  });
  afterAll(() => backOffice.close());
  beforeEach(async () => {
    await backOffice.catalog.travels.deleteMany({});
    await backOffice.catalog.travels.insertOne(travel(TRAVEL, { itinerary: [stop('reef', 0)] }));
  });

  const stored = () => backOffice.catalog.travels.find().toArray();

  async function rejected(answer: Promise<{ status: number; body: unknown }>, expected: number[] = [400]): Promise<void> {
    const before = await stored();
    const { status, body } = await answer;
    expect(expected).toContain(status);
    expect(body).toMatchObject({ status: 'error', success: false, message: expect.any(String), code: expect.any(String) });
    expect(await stored()).toEqual(before);
  }

  it.each(BAD_TRAVELS)('rejects a new package with %s', (_, change) => rejected(backOffice.addTravel({ ...travelData(), ...change })));

  it.each(BAD_TRAVELS)('rejects an edit with %s', (_, change) => rejected(backOffice.call('PATCH', EDIT, change)));

  it.each(BAD_ITEMS)('rejects an item with %s', async (_, change) => {
    await rejected(backOffice.addItem(TRAVEL, change), [400, 404]);
    await rejected(backOffice.updateItem(TRAVEL, 'stop-0', change), [400, 404]);
  });

  it.each(BAD_BODIES)('rejects %s as a body', async (_, body) => {
    const json = { 'content-type': 'application/json' };
    for (const [method, path] of [
      ['PATCH', EDIT],
      ['POST', ADD_ITEM],
      ['PATCH', UPDATE_ITEM],
    ] as const)
      await rejected(backOffice.call(method, path, body, json), [400, 413]);
    await rejected(backOffice.addTravel(body), [400, 413]);
  });

  it('rejects an empty body if fields are required', async () => {
    await rejected(backOffice.call('POST', ADD_ITEM));
    await rejected(backOffice.call('POST', ADD_ITEM, '', { 'content-type': 'application/json' }));
  });

  it('rejects a body of an unsupported content type', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await rejected(backOffice.call('POST', ADD_ITEM, 'category=destination', form), [415]);
    await rejected(backOffice.call('PATCH', EDIT, 'duration=9', form), [415]);
  });

  it.each(BAD_IDS)('returns 404 for the id %.20s', async (id) => {
    const change = { duration: 2, time: '08:00' };
    for (const [method, path] of [
      ['GET', `/api/get-travel-details/${id}`],
      ['PATCH', `/api/edit-travel/${id}`],
      ['DELETE', `/api/delete-travel/${id}`],
      ['PATCH', `/api/update-travel-destination/${id}/stop-0`],
      ['PATCH', `/api/update-travel-destination/${TRAVEL}/${id}`],
      ['DELETE', `/api/remove-travel-destination/${id}/stop-0`],
      ['DELETE', `/api/remove-travel-destination/${TRAVEL}/${id}`],
    ] as const)
      await rejected(backOffice.call(method, path, method === 'PATCH' ? change : undefined), [404]);
    await rejected(backOffice.addItem(id), [404]);
    await rejected(backOffice.call('PATCH', `/api/edit-travel/${id}/image`, travelForm(undefined, picture('a'))), [404]);
  });

  it.each(['"', '"abc"', '-1', '1, 2', '"1", "2"', '1e1', '99999999999999999999', '*x'])(
    'rejects every change with If-Match: %s',
    async (tag) => {
      const headers = { 'if-match': tag };
      await rejected(backOffice.call('PATCH', EDIT, { duration: 2 }, headers), [409]);
      await rejected(backOffice.call('DELETE', `/api/delete-travel/${TRAVEL}`, undefined, headers), [409]);
      await rejected(backOffice.addItem(TRAVEL, {}, headers), [409]);
      await rejected(backOffice.removeItem(TRAVEL, 'stop-0', headers), [409]);
    },
  );

  it('rejects malformed forms and unexpected parts', async () => {
    const two = travelForm(travelData(), picture('one'));
    two.append('mainImage', picture('two'), 'two.jpg');
    const elsewhere = travelForm(travelData(), picture('one'));
    elsewhere.append('constructor', picture('two'), 'two.jpg');
    const asFile = travelForm(undefined, picture('one'));
    asFile.append('travelData', new Blob([JSON.stringify(travelData())], { type: 'application/json' }), 'data.json');
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    const add = (body: unknown, headers = {}) => rejected(backOffice.call('POST', '/api/add-travel', body, headers), [400, 413, 415]);
    for (const form of [two, elsewhere, asFile, travelForm(undefined, picture('one')), travelData()]) await add(form);
    await add('--x\r\nContent-Disposition: form-data; name="travelData"\r\n\r\n{', broken);
    await add('', { 'content-type': 'multipart/form-data' });
    await add('not a form', broken);
    await add(undefined);
  });

  it('drops unknown keys of any name', async () => {
    const junk = JSON.parse(
      '{"__proto__":{"version":99},"constructor":{"a":1},"$set":{"slug":"x"},"image.id":"y","name.en":"z","slug":"mine","_id":"w","itinerary":[],"seedKey":"s"}',
    );
    const [before] = await stored();
    await backOffice.call('PATCH', EDIT, { ...junk, duration: 4 });
    await backOffice.call('PATCH', EDIT, JSON.stringify({ duration: 5 }).replace('{', '{"__proto__":{"status":"draft"},'), {
      'content-type': 'application/json',
    });
    const [after] = await stored();
    const { updatedAt, changedIn, publishedBy } = after ?? {};
    expect(after).toEqual({ ...before, durationDays: 5, version: 3, updatedAt, changedIn, publishedBy });
    expect(({} as Record<string, unknown>).status).toBeUndefined();

    const { body } = await backOffice.addTravel({ ...junk, ...travelData() });
    const created = await backOffice.catalog.travels.findOne({ _id: body.data.travel_id });
    const { body: clean } = await backOffice.addTravel(travelData());
    const createdClean = await backOffice.catalog.travels.findOne({ _id: clean.data.travel_id });
    expect(Object.keys(created ?? {}).toSorted()).toEqual(Object.keys(createdClean ?? {}).toSorted());
    expect(created).toMatchObject({ slug: 'bunaken-escape', version: 1, itinerary: [] });

    const { body: added } = await backOffice.addItem(TRAVEL, { ...junk, id: 'mine', created_at: '1999-01-01' });
    expect(added.item.id).not.toBe('mine');
    expect(added.item.created_at).not.toContain('1999');
  });

  it('uses the last of two equal keys, as JSON does', async () => {
    const { status, body } = await backOffice.call('PATCH', EDIT, '{"duration":"9 days","duration":"4 days"}', {
      'content-type': 'application/json',
    });
    expect([status, body.data.duration]).toEqual([200, '4 days']);
  });
});

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 30);
}
