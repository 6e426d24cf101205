import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { destination, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';

const READS = ['/api/travel/', '/api/itinerary/', '/api/destination/', '/api/get-destination/'];
const BAD_IDS = [
  '42',
  'null',
  '%24gt',
  '%7B%22%24gt%22%3A%22%22%7D',
  '..%2F..%2Fetc',
  '%00',
  'a%00b',
  '%F0%9F%90%A0',
  'x'.repeat(10_000),
  '%5B%5D',
  '__proto__',
];

describe('invalid input', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start();
    await catalog.travels.insertOne(travel('p'));
    await catalog.destinations.insertOne(destination('reef'));
  });
  afterAll(() => catalog.stop());

  it.each(READS)('%s… returns 404 for ids that cannot exist', async (path) => {
    for (const id of BAD_IDS) {
      const { status, body } = await catalog.get(`${path}${id}`);
      expect([id.slice(0, 40), status]).toEqual([id.slice(0, 40), 404]);
      expect(body).toMatchObject({ status: 'error', success: false });
    }
  });

  it.each(READS)('%s… returns 400 for a path that cannot be decoded', async (path) => {
    const { status, body } = await catalog.get(`${path}%E0%A4%A`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'error', success: false, code: 'bad_request' });
  });

  it('in the query is ignored', async () => {
    const plain = await catalog.get('/api/itinerary/slug-of-p');
    for (const query of ['language[$gt]=', 'language[]=en', 'status=draft', '__proto__[x]=1', 'language=%00']) {
      const { status, body } = await catalog.get(`/api/itinerary/slug-of-p?${query}`);
      expect([status, body]).toEqual([200, plain.body]);
    }
  });

  it('returns 404 for a wrong method', async () => {
    const answers = await Promise.all([catalog.visitor().post('/api/packages', {}), catalog.visitor().delete('/api/destination/reef')]);
    for (const { status } of answers) expect(status).toBe(404);
    expect(await catalog.destinations.countDocuments()).toBe(1);
  });
});
