import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DestinationsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { rounds } from '@reefdesk/test-kit/rounds';
import type { DestinationDocument } from '../src/destinations/destination.schema.ts';
import { DestinationsRepository } from '../src/destinations/destinations.repository.ts';
import { destination } from './builders.ts';
import { REEF } from './destination-forms.ts';
import { type DestinationAnswer, DestinationsDesk, refused } from './destinations-desk.ts';

describe('editing destinations', () => {
  let desk: DestinationsDesk;
  let catalog: DestinationsDesk['catalog'];
  beforeAll(async () => {
    desk = await DestinationsDesk.start();
    catalog = desk.catalog;
  });
  afterAll(() => desk?.stop());
  beforeEach(() => desk.empty());

  const edit = (body: unknown, headers = {}) => desk.edit(body, headers);
  const stored = (id?: string) => desk.stored(id);

  beforeEach(() => catalog.destinations.insertOne(destination('reef')));

  it('changes the fields of the edit form and returns the whole destination (API-32, MSG-12)', async () => {
    const sent = {
      destination_name_en: 'New reef',
      destination_name_id: 'Karang baru',
      destination_name_cn: '新珊瑚礁',
      destination_category_en: 'Snorkelling',
      destination_category_id: 'Snorkeling',
      destination_category_cn: '浮潜',
      destination_desc_en: 'New',
      destination_desc_id: 'Baru',
      destination_desc_cn: '新',
      opening_hour: { day: 'Saturday', open: '9:30', close: '15:00' },
      entry_fee: { local: 0, tourist: '75000' },
      location: 'Siladen',
      best_time: 'Any Time',
      status: 'inactive',
    };
    const { status, body, headers } = await edit(sent);
    expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([200, '"2"', 'no-store']);
    expect(body).toMatchObject({ status: 'success', success: true, message: 'Destination updated successfully' });
    expect(body.data).toMatchObject({
      ...sent,
      opening_hour: { day: 'Saturday', open: '09:30', close: '15:00' },
      entry_fee: { local: 0, tourist: 75_000 },
      name: { en: 'New reef', id: 'Karang baru', cn: '新珊瑚礁' },
      destination_img: '/media/reef-a',
      version: 2,
    });
    expect(Date.parse(body.data.updated_at)).toBeGreaterThan(Date.parse(body.data.created_at));
    expect((await catalog.get('/api/destination/reef')).status).toBe(404);
    expect((await catalog.get<DestinationAnswer>('/api/get-destination/reef', 'admin')).body.data).toEqual(body.data);
  });

  it('keeps fields and languages that were not sent, and accepts maps as well (OR-58)', async () => {
    const { body } = await edit({ name: { id: 'Karang' }, descriptions: { cn: '描述' }, location: 'Siladen' });
    expect(body.data).toMatchObject({
      name: { en: 'Name of reef', id: 'Karang', cn: 'Name of reef (cn)' },
      description: { en: 'About reef', id: 'About reef (id)', cn: '描述' },
      category: { en: 'Diving' },
      location: 'Siladen',
      best_time: 'April - November',
      entry_fee: { local: 10_000, tourist: 150_000 },
      opening_hour: { open: '07:00' },
      status: 'active',
    });
  });

  it('keeps the status if none is sent: an edited fee does not publish an inactive destination (VAL-27)', async () => {
    await catalog.destinations.updateOne({ _id: 'reef' }, { $set: { status: 'inactive' } });
    expect((await edit({ entry_fee: { local: 1 } })).body.data).toMatchObject({
      status: 'inactive',
      entry_fee: { local: 1, tourist: 0 },
    });
  });

  it('stores texts that are sent as empty strings as empty (VAL-26)', async () => {
    const { status, body } = await edit({
      destination_name_cn: '',
      destination_desc_en: '',
      destination_desc_id: '',
      location: '',
      best_time: '',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      destination_name_cn: '',
      destination_name_en: 'Name of reef',
      destination_desc_en: '',
      location: '',
      best_time: '',
    });
  });

  const DIVE = {
    ...{ depth_from: 3, depth_to: '40', visibility_from: 15, water_to: null, current: 'moderate', level: 'open_water' },
    best_months: [5, 4, 5],
    visibility_by_month: [18, null, '20'],
    water_by_month: ['', ''],
    life: [
      { name: { en: 'Turtles', cn: '海龟' }, months: [] },
      { name: { en: ' ' }, months: [1] },
    ],
  };
  const DIVE_VIEW = {
    ...{ depth_from: 3, depth_to: 40, visibility_from: 15, current: 'moderate', level: 'open_water' },
    best_months: [4, 5],
    visibility_by_month: [18, null, 20, ...Array(9).fill(null)],
    water_by_month: [],
    life: [{ name: { en: 'Turtles', id: '', cn: '海龟' }, months: [] }],
  };

  it('stores dive facts, shows them to visitors, and removes them as a whole (EDT-12)', async () => {
    const { status, body } = await edit({ dive: DIVE });
    expect([status, body.data.dive]).toEqual([200, DIVE_VIEW]);
    expect((await edit({ location: 'Siladen' })).body.data.dive).toEqual(DIVE_VIEW);
    expect((await catalog.get<DestinationAnswer>('/api/destination/reef')).body.data.dive).toEqual(DIVE_VIEW);
    expect((await edit({ dive: JSON.stringify({ level: 'no_licence' }) })).body.data.dive).toMatchObject({ level: 'no_licence', life: [] });
    expect((await edit({ dive: { life: [], best_months: [], current: '' } })).body.data).not.toHaveProperty('dive');
  });

  it('accepts location, opening days and best time by language in addition to the plain fields (EDT-13)', async () => {
    const texts = { locations: { cn: '布纳肯' }, opening_days: { id: 'Setiap hari' }, best_times: { id: 'Sesudah hujan', cn: '雨后' } };
    const { body } = await edit(texts);
    expect(body.data).toMatchObject({
      location: 'North Sulawesi',
      locations: { en: 'North Sulawesi', id: '', cn: '布纳肯' },
      opening_days: { en: 'Monday - Sunday', id: 'Setiap hari', cn: '' },
      best_times: { en: 'April - November', id: 'Sesudah hujan', cn: '雨后' },
    });
    const plain = await edit({ location: 'Siladen', opening_hour: { day: 'Sunday' }, best_times: { cn: '' } });
    expect(plain.body.data).toMatchObject({
      locations: { en: 'Siladen', id: '', cn: '布纳肯' },
      opening_days: { en: 'Sunday', id: 'Setiap hari', cn: '' },
      best_times: { en: 'April - November', id: 'Sesudah hujan', cn: '' },
    });
    expect((await refused(edit({ locations: 'Bunaken' }))).status).toBe(400);
  });

  it('does not remove the last name', async () => {
    const nameless = { destination_name_en: '', destination_name_id: '', destination_name_cn: ' ' };
    expect(fieldErrorTexts((await refused(edit(nameless))).fields)).toEqual({ names: 'Name is required in at least one language' });
    expect((await stored())?.version).toBe(1);
  });

  it.each<[string, unknown, object]>([
    ['an empty object', {}, { day: '', open: '', close: '' }],
    ['a part of it', { day: 'Sunday', open: null }, { day: 'Sunday', open: '', close: '' }],
    ['broken JSON', '{"day": "Mon', { day: '', open: '', close: '' }],
    ['no JSON', 'always', { day: '', open: '', close: '' }],
    ['JSON', '{"day":"Sunday","open":"8:00","close":"10:00"}', { day: 'Sunday', open: '08:00', close: '10:00' }],
    [
      'JSON in JSON',
      JSON.stringify(JSON.stringify({ day: 'Sunday', open: '08:00', close: '10:00' })),
      { day: 'Sunday', open: '08:00', close: '10:00' },
    ],
  ])('reads opening hours from %s (VAL-28, VAL-29, OR-24)', async (_, given, expected) => {
    for (const name of ['opening_hour', 'opening_hours']) {
      const { status, body } = await edit({ [name]: given });
      expect([status, body.data.opening_hour, body.data.opening_hours]).toEqual([200, expected, expected]);
    }
  });

  it.each<[string, unknown, object]>([
    ['nothing in it', {}, { local: 0, tourist: 0 }],
    ['blanks', { local: '', tourist: null }, { local: 0, tourist: 0 }],
    ['digits', { local: '5000', tourist: ' 7000 ' }, { local: 5_000, tourist: 7_000 }],
    ['broken JSON', '{"local":', { local: 0, tourist: 0 }],
    ['JSON in JSON', JSON.stringify('{"local":"1","tourist":2}'), { local: 1, tourist: 2 }],
  ])('reads fees with %s (VAL-25, VAL-29, CONST-40)', async (_, entry_fee, expected) => {
    const { status, body } = await edit({ entry_fee });
    expect([status, body.data.entry_fee]).toEqual([200, expected]);
  });

  it.each<[string, object, string]>([
    ['24:00', { opening_hour: { open: '24:00' } }, 'opening_hour.open'],
    ['9:60', { opening_hours: { close: '9:60' } }, 'opening_hour.close'],
    ['a time that is a number', { opening_hour: { open: 9 } }, 'opening_hour.open'],
    ['24:00 in JSON', { opening_hour: '{"open":"24:00"}' }, 'opening_hour.open'],
    ['hours that are a list', { opening_hour: [] }, 'opening_hour'],
    ['a fee below 0', { entry_fee: { local: -1 } }, 'entry_fee.local'],
    ['half a rupiah', { entry_fee: { tourist: 0.5 } }, 'entry_fee.tourist'],
    ['a fee in words', { entry_fee: { tourist: 'ten' } }, 'entry_fee.tourist'],
    ['fees that are a number', { entry_fee: 5 }, 'entry_fee'],
    ['a status of its own', { status: 'secret' }, 'status'],
  ])('rejects %s with an error for the field (VAL-25)', async (_, body, field) => {
    const answer = await refused(edit({ ...body, location: 'elsewhere' }));
    expect([answer.status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([400, 'validation_failed', [field]]);
    expect(await stored()).toMatchObject({ version: 1, location: 'North Sulawesi' });
  });

  it('rejects a stale version with the stored record, and an invalid version', async () => {
    expect((await edit({ location: 'one' }, { 'if-match': '"1"' })).status).toBe(200);
    const stale = await refused(edit({ location: 'two' }, { 'if-match': '"1"' }));
    expect([stale.status, stale.code]).toEqual([409, 'edit_conflict']);
    expect(stale.current).toMatchObject({ destination_id: 'reef', location: 'one', version: 2 });
    expect((await edit({ location: 'two', version: 1 })).status).toBe(409);
    expect((await edit({ location: 'two' }, { 'if-match': '"soon"' })).status).toBe(409);
    expect((await edit({ location: 'two', version: 2 })).body.data).toMatchObject({ location: 'two', version: 3 });
    expect((await edit({ location: 'three' }, { 'if-match': '*' })).status).toBe(200);
  });

  it('accepts one of many parallel edits of the same version', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => edit({ location: `place ${at}` }, { 'if-match': '"1"' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(409)]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await stored()).toMatchObject({ version: 2, location: winner?.body.data.location });
  });

  it('keeps all parallel edits of different fields and languages', async () => {
    const edits = [{ location: 'x' }, { best_time: 'x' }, { names: { en: 'x' } }, { names: { cn: 'x' } }, { entry_fee: { local: 7 } }];
    await Promise.all(edits.map((body) => edit(body)));
    expect(await stored()).toMatchObject({
      location: 'x',
      bestTime: 'x',
      name: { en: 'x', id: 'Name of reef (id)', cn: 'x' },
      entryFee: { local: 7, tourist: 0 },
      version: 6,
    });
  });

  it('makes no new version if nothing is sent or nothing changes', async () => {
    expect((await edit({ fuzzed: true })).body.data).toMatchObject({ destination_id: 'reef', version: 1 });
    const announced = await catalog.media.listen(DestinationsChanged, catalog.bus);
    const { body } = await edit({ location: 'x', names: { en: 'x' }, entry_fee: { local: 7 } });
    await eventually(() => expect(announced).toEqual([{ id: 'reef' }]));
    const again = await edit({ location: 'x', names: { en: 'x' }, entry_fee: { local: 7 } }, { 'if-match': '"2"' });
    expect([again.status, again.headers.get('etag'), again.body.data]).toEqual([200, '"2"', body.data]);
    expect((await edit({ location: 'x' }, { 'if-match': '"1"' })).status).toBe(409);
    expect((await edit({ location: 'y' })).body.data.version).toBe(3);
    await eventually(() => expect(announced).toEqual([{ id: 'reef' }, { id: 'reef' }]));
  });

  it('never removes the last name, even if two parallel edits empty one each', async () => {
    const names = { en: 'Reef', id: 'Karang', cn: '' };
    for (let round = 0; round < rounds(5); round++) {
      await edit({ names });
      const answers = await Promise.all([edit({ names: { en: '' } }), edit({ names: { id: '' } })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(Object.values((await stored())?.name ?? {}).filter(Boolean)).toHaveLength(1);
    }
  });

  it('is not lost if a removal is cancelled at the same moment', async () => {
    const repository = catalog.service.app.get(DestinationsRepository, { strict: false });
    jest.spyOn(repository, 'change').mockImplementationOnce(async () => null);
    expect((await edit({ location: 'after all' })).body.data).toMatchObject({ location: 'after all', version: 2 });
    expect(await stored()).toMatchObject({ location: 'after all', version: 2 });
  });

  it('accepts only JSON and forms: rejects an unread body, null and a malformed form', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const { status, code } = await refused(edit('{"location":"x"}', { 'content-type': type }));
      expect([type, status, code]).toEqual([type, 415, 'unsupported_media_type']);
    }
    for (const [body, type] of [
      ['null', 'application/json'],
      ['{"location":"x"}', 'multipart/form-data; boundary=x'],
    ]) {
      const { status, code } = await refused(edit(body, { 'content-type': type }));
      expect([type, status, code]).toEqual([type, 400, 'bad_request']);
    }
    expect(await stored()).toMatchObject({ version: 1, location: 'North Sulawesi' });
  });

  it('returns 404 for an unknown destination', async () => {
    const answer = await refused(catalog.asAdmin('PATCH', '/api/edit-destination/nobody', { location: 'x' }));
    expect([answer.status, answer.code, answer.message]).toEqual([404, 'destination_not_found', 'Destination not found']);
  });

  it('returns the ETag for the next edit to an admin', async () => {
    const { headers } = await catalog.get('/api/get-destination/reef', 'admin');
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual(['"1"', 'no-store']);
  });

  it('works with the unique index of an older version, whose key only imported destinations have', async () => {
    await catalog.destinations.createIndex({ seedKey: 1 }, { unique: true, sparse: true });
    await catalog.destinations.insertOne({ ...destination('imported'), seedKey: 'imported' } as DestinationDocument);
    const edited = await catalog.asAdmin<DestinationAnswer>('PATCH', '/api/edit-destination/imported', { location: 'Manado' });
    expect([edited.status, edited.body.data.location]).toEqual([200, 'Manado']);
    expect(edited.body.data).not.toHaveProperty('seedKey');
    for (let at = 0; at < 2; at++) expect((await desk.add(REEF)).status).toBe(201);
    await catalog.destinations.dropIndex('seedKey_1');
  });

  it('publishes an event for added and edited destinations', async () => {
    const announced = await catalog.media.listen(DestinationsChanged, catalog.bus);
    const { body } = await desk.add(REEF);
    const id = body.data.destination_id;
    await catalog.asAdmin('PATCH', `/api/edit-destination/${id}`, { location: 'x' });
    await eventually(() => expect(announced).toEqual([{ id }, { id }]));
  });
});
