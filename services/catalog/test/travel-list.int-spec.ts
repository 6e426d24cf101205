import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CountActiveBookings } from '@reefdesk/contracts/messages/bookings.messages';
import type { TravelsWithStatsView } from '@reefdesk/contracts/travels/views';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { destination, stop, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';

const PATH = '/api/get-travels-with-stats';

interface Answer {
  status: string;
  data: TravelsWithStatsView;
}

describe(`GET ${PATH}`, () => {
  let catalog: CatalogUnderTest;
  let bookings: NatsPeer;
  /** Null if bookings does not answer. */
  let active: number | null;

  beforeAll(async () => {
    catalog = await CatalogUnderTest.start();
    bookings = await NatsPeer.connect(catalog.stack, 'bookings');
    bookings.answer(CountActiveBookings, () => {
      if (active === null) throw new Error('away');
      return { count: active };
    });
  });
  afterAll(async () => {
    await bookings.close();
    await catalog.stop();
  });
  beforeEach(async () => {
    active = 0;
    await catalog.empty();
  });

  it('lists packages of every status, newest first, with English strings and all their destinations (API-23, OR-61)', async () => {
    await catalog.destinations.insertMany([destination('reef'), destination('closed', { status: 'inactive' })]);
    await catalog.travels.insertMany([
      travel('old', { status: 'archived', createdAt: new Date('2025-05-05') }),
      travel('new', {
        status: 'active',
        price: 900_000,
        createdAt: new Date('2025-07-07'),
        itinerary: [stop('reef', 0), stop('closed', 1)],
      }),
      travel('mid', { status: 'draft', createdAt: new Date('2025-06-06') }),
    ]);
    const { status, body, headers } = await catalog.get<Answer>(PATH, 'admin');
    expect(status).toBe(200);
    expect(body.status).toBe('success');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data.travels.map((item) => [item.id, item.status])).toEqual([
      ['new', 'active'],
      ['mid', 'draft'],
      ['old', 'archived'],
    ]);
    expect(body.data.travels[0]).toMatchObject({
      name: 'Package new',
      description: 'All about new',
      duration: '3 days',
      image: '/media/new-picture',
      price: 900_000,
      destinations: [
        { destination_id: 'reef', name: 'Name of reef' },
        { destination_id: 'closed', name: 'Name of closed' },
      ],
    });
  });

  it('counts packages, destinations, creations of this month, and active bookings (API-23, OR-60, ENQ-14)', async () => {
    active = 7;
    // Keeps a month from ending between the creations and the response.
    const clock = new HeldClock();
    await catalog.destinations.insertMany([destination('reef'), destination('closed', { status: 'inactive' })]);
    await catalog.travels.insertMany([
      travel('now', { createdAt: new Date() }),
      travel('draft', { createdAt: new Date(), status: 'draft' }),
      travel('before', { createdAt: new Date(Date.now() - 40 * 24 * 3_600_000) }),
    ]);
    const { body } = await catalog.get<Answer>(PATH, 'admin').finally(() => clock.release());
    expect(body.data.stats).toEqual({ totalTravels: 3, activeBookings: 7, destinations: 2, monthlyTours: 2 });
  });

  it('returns 0 for every number if there is no data (OR-60)', async () => {
    const { body } = await catalog.get<Answer>(PATH, 'admin');
    expect(body.data).toEqual({ travels: [], stats: { totalTravels: 0, activeBookings: 0, destinations: 0, monthlyTours: 0 } });
  });

  it('has no number of bookings if the bookings service does not answer (ENQ-14)', async () => {
    active = null;
    const { status, body } = await catalog.get<Answer>(PATH, 'admin');
    expect(status).toBe(200);
    expect(body.data.stats).toEqual({ totalTravels: 0, activeBookings: null, destinations: 0, monthlyTours: 0 });
  });

  it('returns 401 to visitors and 403 to customers (OR-40)', async () => {
    expect((await catalog.get(PATH)).status).toBe(401);
    expect((await catalog.get(PATH, 'customer')).status).toBe(403);
  });
});
