import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LIMITS } from '@reefdesk/contracts/limits';
import { FIND_IMAGE_USES } from '@reefdesk/contracts/messages/media.messages';
import type { TranslationView } from '@reefdesk/contracts/translations/endpoints';
import type { PackageView } from '@reefdesk/contracts/travels/views';
import { eventually } from '@reefdesk/test-kit/eventually';
import { DestinationsRepository } from '../../src/destinations/destinations.repository.ts';
import { destination, stop, storedImage, text, travel } from '../builders.ts';
import { BackOffice } from './back-office.ts';

describe('a copy of a travel package', () => {
  let backOffice: BackOffice;
  beforeAll(async () => {
    backOffice = await BackOffice.open();
  });
  afterAll(() => backOffice.close());
  beforeEach(async () => {
    await backOffice.catalog.empty();
    await Promise.all([backOffice.catalog.drafts.deleteMany({}), backOffice.catalog.audit.deleteMany({})]);
    await backOffice.catalog.destinations.insertMany([destination('reef'), destination('lake')]);
    await backOffice.catalog.travels.insertOne(
      travel('trip', {
        name: text('Bunaken Escape'),
        price: 500_000,
        level: 'no_diving',
        included: text('Lunch'),
        itinerary: [
          { ...stop('reef', 1), position: 'b', createdByCall: 'somebody’s', image: storedImage('own') },
          { ...stop(null, 0), position: 'c' },
          { ...stop('lake', 2), position: 'a', day: 2, titles: text('The lake') },
        ],
      }),
    );
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const duplicate = (id = 'trip', headers: Record<string, string> = {}) =>
    backOffice.call('POST', `/api/duplicate-travel/${id}`, undefined, headers);

  it('has the same texts, numbers, pictures and stops, its own slug, is independent, and is hidden from visitors (EDT-11)', async () => {
    const original = await backOffice.details('trip');
    await backOffice.call('PUT', '/api/drafts/packages/trip', { names: { en: 'Not yet' } });
    const { status, body, headers } = await duplicate();
    expect([status, headers.get('etag')]).toEqual([201, '"1"']);
    const { data: copy } = body;
    expect(copy).toMatchObject({
      names: { en: 'Bunaken Escape (copy)', id: 'Bunaken Escape (id) (salinan)', cn: 'Bunaken Escape (cn)（副本）' },
      ...{ slug: 'bunaken-escape', status: 'inactive', version: 1 },
    });
    const { travel_id, slug, names, status: _, version, created_at, updated_at, destinations, ...content } = original;
    expect(copy).toMatchObject(Object.fromEntries(Object.entries(content).filter(([name]) => !name.startsWith('travel_name_'))));
    const bare = (items: typeof destinations) => items.map(({ id: _, position: __, created_at: ___, ...item }) => item);
    expect(bare(copy.destinations)).toEqual(bare(destinations));
    expect(copy.destinations.map(({ comments }) => comments.en)).toEqual(['Comment 1', 'Comment 0', 'Comment 2']);
    expect(copy.destinations.some(({ id }) => destinations.some((stop) => stop.id === id))).toBe(false);

    const shown = await backOffice.catalog.get<{ data: PackageView[] }>('/api/packages');
    expect(shown.body.data.map((one) => one.travel_id)).toEqual(['trip']);
    expect((await backOffice.catalog.get('/api/travel/bunaken-escape')).status).toBe(404);
    expect((await backOffice.call('GET', `/api/drafts/packages/${copy.travel_id}`)).status).toBe(404);
    expect(await backOffice.details('trip')).toEqual(original);
    await eventually(() => expect(backOffice.announced).toContainEqual({ id: copy.travel_id, slug: 'bunaken-escape' }));

    const [first] = copy.destinations;
    await backOffice.updateItem(copy.travel_id, first?.id ?? '', { comments: { en: 'Another one' } });
    await backOffice.call('DELETE', '/api/delete-travel/trip');
    await backOffice.call('DELETE', '/api/trash/packages/trip');
    expect((await backOffice.details(copy.travel_id)).destinations[0]).toMatchObject({ comment_en: 'Another one', image: '/media/own' });
    const { used } = await backOffice.catalog.media.ask(FIND_IMAGE_USES.catalog, { ids: ['own', 'trip-picture', 'other'] });
    expect(used.toSorted()).toEqual(['own', 'trip-picture']);
  });

  it('is one entry of the audit log, and is listed first (EDT-11, AUD-01)', async () => {
    const { travel_id: id } = (await duplicate()).body.data;
    expect(await backOffice.catalog.audit.find({ state: 'settled' }).toArray()).toMatchObject([
      { call: 'POST /api/duplicate-travel/{travelId}', kind: 'packages', action: 'duplicated', recordId: id, userId: 'test-user' },
    ]);
    const { travels } = (
      await backOffice.call<{ data: { travels: { travel_id: string; version: number }[] } }>('GET', '/api/get-travels-with-stats')
    ).body.data;
    expect(travels).toMatchObject([
      { travel_id: id, version: 1 },
      { travel_id: 'trip', version: 1 },
    ]);
  });

  it('is made once for repeated requests with the same key; a second copy has the next slug (EDT-11)', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => duplicate('trip', key)));
    answers.push(await duplicate('trip', key));
    for (const { status, body } of answers) expect([status, body.data.travel_id]).toEqual([201, key['idempotency-key']]);
    expect(await backOffice.catalog.travels.countDocuments()).toBe(2);
    expect((await duplicate()).body.data.slug).toBe('bunaken-escape-2');
    await backOffice.catalog.travels.insertOne(travel('other'));
    expect((await duplicate('other', key)).body.code).toBe('idempotency_key_reused');
    expect((await duplicate('nobody')).body.code).toBe('travel_not_found');
  });

  it('keeps the stale translations of the package and of each stop (EDT-07, EDT-11)', async () => {
    await backOffice.call('PATCH', '/api/edit-travel/trip', { descriptions: { en: 'Anew' } });
    await backOffice.updateItem('trip', 'stop-1', { comments: { en: 'Anew' } });
    const copy = (await duplicate()).body.data;
    const { data } = (await backOffice.call<{ data: TranslationView[] }>('GET', '/api/translations/packages')).body;
    const stale = ['descriptions', `itinerary.${copy.destinations[0]?.id}.comments`];
    expect(data.filter(({ id }) => id === copy.travel_id)).toMatchObject([
      { language: 'id', missing: [], stale },
      { language: 'cn', missing: [], stale },
    ]);
  });

  it('has a name within the maximum length, and no name in languages without one (EDT-11)', async () => {
    const name = { en: `${'x'.repeat(LIMITS.nameMaxLength - 9)}🐠 tail`, id: '', cn: '' };
    await backOffice.catalog.travels.updateOne({ _id: 'trip' }, { $set: { name } });
    const { names } = (await duplicate()).body.data;
    expect(names).toEqual({ en: `${'x'.repeat(LIMITS.nameMaxLength - 9)}🐠 (copy)`, id: '', cn: '' });
    expect(names.en.length).toBe(LIMITS.nameMaxLength);
  });

  it('has no stop at a destination that is being removed, even if the removal begins during the copy (EDT-11)', async () => {
    const removing = { removing: { id: 'r', startedAt: new Date(), force: true } };
    const repository = backOffice.catalog.service.app.get(DestinationsRepository, { strict: false });
    const insideOf = repository.findReferable.bind(repository);
    jest.spyOn(repository, 'findReferable').mockImplementationOnce(async (ids) => {
      const there = await insideOf(ids);
      // The removal begins between the first check and the write.
      await backOffice.catalog.destinations.updateOne({ _id: 'reef' }, { $set: removing });
      return there;
    });
    const copy = (await duplicate()).body.data;
    expect(copy.destinations.map(({ comment_en }) => comment_en)).toEqual(['Comment 0', 'Comment 2']);
    await backOffice.catalog.destinations.updateOne({ _id: 'lake' }, { $set: removing });
    expect((await duplicate()).body.data.destinations.map(({ comment_en }) => comment_en)).toEqual(['Comment 0']);
  });

  it('is rejected at the maximum number of packages, and for users who may not edit (EDT-11, PPL-05)', async () => {
    for (const position of ['agent', 'translator'] as const) {
      const headers = await backOffice.catalog.headersOf(position);
      expect((await backOffice.catalog.visitor().request('POST', '/api/duplicate-travel/trip', { headers })).status).toBe(403);
    }
    await backOffice.catalog.travels.insertMany(Array.from({ length: LIMITS.travels - 1 }, (_, at) => travel(`t${at}`)));
    expect((await duplicate()).body.code).toBe('travel_limit_reached');
    expect(await backOffice.catalog.travels.countDocuments()).toBe(LIMITS.travels);
  });
});
