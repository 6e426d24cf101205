import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { addDays } from '@reefdesk/contracts/time/calendar-days';
import { changeUnseen, multiplyUnseen } from '@reefdesk/test-kit/databases';
import { eventually } from '@reefdesk/test-kit/eventually';
import { createWorld, type World } from '@reefdesk/test-kit/fuzz/world';
import { type PlainAnswer, PlainHttp } from '@reefdesk/test-kit/plain-http';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { WholeSystem } from './support/whole-system.ts';

/** Cached responses stay fresh for longer than the tests, so only events make gateways read again. */
const FRESH_MS = 3_600_000;
const SOON_STALE_MS = 1_000;
/** The list is far larger than the megabyte up to which a response is cached uncompressed. */
const MANY = 400;
/** The renderer has two seconds for a page; a list of hundreds takes some attempts on a busy machine. */
const DRAWN_MS = 90_000;
const LONGEST_MS = 2 * DRAWN_MS;

const localised = (text: string) => ({ en: text, id: text, cn: text });

describe('two gateways before the same services', () => {
  let system: WholeSystem;
  let second: ServiceProcess;
  /** These gateways request a cached response again only after an event of a change. */
  let gateways: PlainHttp[];
  /** A gateway whose cached responses soon become stale. */
  let third: ServiceProcess;
  let forgetful: PlainHttp;
  let admin: Record<string, string>;
  let world: World;

  beforeAll(async () => {
    system = await WholeSystem.start({ gateway: { RESPONSE_CACHE_FRESH_MS: String(FRESH_MS) } });
    second = await system.addGateway();
    third = await system.addGateway({ RESPONSE_CACHE_FRESH_MS: String(SOON_STALE_MS) });
    gateways = [new PlainHttp(system.url), new PlainHttp(second.url)];
    forgetful = new PlainHttp(third.url);
    admin = await system.signIn('admin');
    world = await createWorld(system, admin);
    // Later renditions would cause events while a test changes something else.
    await system.rendered();
  });

  afterAll(async () => {
    for (const gateway of [...(gateways ?? []), forgetful]) gateway?.close();
    await second?.stop();
    await third?.stop();
    await system?.stop();
  });

  const ask = (path: string, headers: Record<string, string> = {}): Promise<PlainAnswer[]> =>
    Promise.all(gateways.map((gateway) => gateway.ask(path, { headers })));

  async function edit(path: string, change: object): Promise<void> {
    const headers = { ...admin, 'content-type': 'application/json' };
    const answer = await gateways[0]?.ask(path, { method: 'PATCH', headers, body: JSON.stringify(change) });
    expect([path, answer?.status]).toEqual([path, 200]);
  }

  /** Requests the paths until both gateways have cached the answers. */
  async function keep(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await eventually(async () => {
        for (const { status, headers } of await ask(path)) expect([path, status, headers.age !== undefined]).toEqual([path, 200, true]);
      });
    }
  }

  const changes: [string, () => string, (text: string) => object, (world: World) => string[]][] = [
    [
      'a package',
      () => `/api/edit-travel/${world.ids.travelId}`,
      (text) => ({ travel_name_en: text }),
      ({ ids }) => ['/api/packages', `/api/travel/${ids.slug}`, `/api/itinerary/${ids.travelId}`],
    ],
    [
      'a destination',
      () => `/api/edit-destination/${world.ids.destinationId}`,
      (text) => ({ destination_name_en: text }),
      ({ ids }) => ['/api/get-destinations', '/api/destinations', `/api/destination/${ids.destinationId}`, '/api/packages'],
    ],
    ['a slide', () => `/api/gallery/${world.ids.slideId}`, (text) => ({ image_title_en: text }), () => ['/api/gallery-slides']],
  ];

  it.each(changes)('show %s as it is after a change through one of them', async (_what, path, change, seenAt) => {
    const places = seenAt(world);
    await keep(places);
    const text = `Changed at ${Date.now()}`;
    await edit(path(), change(text));
    for (const place of places) {
      await eventually(async () => {
        for (const answer of await ask(place)) expect(answer.text).toContain(text);
      });
    }
  });

  it('stop showing a testimonial once it is deleted', async () => {
    const path = `/api/testimonials/${world.ids.testimonialId}`;
    await keep(['/api/testimonials', path]);
    const answer = await gateways[0]?.ask(path, { method: 'DELETE', headers: admin });
    expect(answer?.status).toBe(200);
    await eventually(async () => {
      for (const { json } of await ask('/api/testimonials')) expect(json?.data).toEqual([]);
      for (const { status } of await ask(path)) expect(status).toBe(404);
    });
  });

  it('show the remaining seats of a departure as soon as it is booked or closed, and none of a package that is taken off (DEP-02)', async () => {
    const send = async (path: string, body: object) => {
      const headers = { ...admin, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const answer = await gateways[0]?.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect([path, answer?.status]).toEqual([path, 201]);
      return answer?.json?.data as Record<string, string>[];
    };
    const shown = `/api/departures?package=${world.ids.slug}`;
    const eventuallyShown = (status: number, expected: object) =>
      eventually(async () => {
        for (const { status: is, json } of await ask(shown)) expect([is, json]).toEqual([status, expect.objectContaining(expected)]);
      });
    await keep([shown]);
    const date = addDays(new Date().toISOString().slice(0, 10), 30);
    const [departure] = await send('/api/departures', { package_slug: world.ids.slug, date, seats: 4 });
    await eventuallyShown(200, { data: [expect.objectContaining({ date, seats_left: 4, status: 'open' })] });
    const name = `Wei ${randomUUID()}`;
    await send('/api/enquiries', { name, wechat: 'weilin' });
    const found = await gateways[0]?.ask(`/api/enquiries?q=${encodeURIComponent(name)}`, { headers: admin });
    const enquiries = found?.json?.data as { enquiry_id: string }[] | undefined;
    await send(`/api/enquiries/${enquiries?.[0]?.enquiry_id}/bookings`, { departure_id: departure?.departure_id, seats: 3 });
    await eventuallyShown(200, { data: [expect.objectContaining({ seats_left: 1, status: 'few' })] });
    await edit(`/api/departures/${departure?.departure_id}`, { status: 'closed', price: 750_000 });
    await eventuallyShown(200, { data: [expect.objectContaining({ status: 'closed', price: 750_000 })] });
    await edit(`/api/edit-travel/${world.ids.travelId}`, { status: 'inactive' });
    await eventuallyShown(404, { code: 'travel_not_found' });
    await edit(`/api/edit-travel/${world.ids.travelId}`, { status: 'active' });
  });

  it('never keep an old answer when many requests arrive during the change', async () => {
    let isOver = false;
    const readers = Array.from({ length: 4 }, async () => {
      while (!isOver) await ask('/api/packages');
    });
    try {
      for (let round = 0; round < 8; round++) {
        const text = `Round ${round} of ${Date.now()}`;
        await edit(`/api/edit-travel/${world.ids.travelId}`, { travel_name_en: text });
        await eventually(async () => {
          for (const answer of await ask('/api/packages')) expect(answer.text).toContain(text);
        });
      }
    } finally {
      isOver = true;
      await Promise.all(readers);
    }
  });

  it('show a change without an event once the cached response is stale', async () => {
    await keep(['/api/packages']);
    const { uri, name } = system.databaseOf('catalog');
    const text = `Untold ${Date.now()}`;
    await changeUnseen(uri, name, 'travels', { 'name.en': text });
    await eventually(async () => expect((await forgetful.ask('/api/packages')).text).toContain(text));
    for (const answer of await ask('/api/packages')) expect(answer.text).not.toContain(text);
  });

  it('give an admin and visitors their own answers, concurrently and in any order', async () => {
    await edit(`/api/edit-destination/${world.ids.destinationId}`, { status: 'draft' });
    const place = '/api/get-destinations';
    await eventually(async () => {
      for (const { json } of await ask(place)) expect(json?.data).toEqual([]);
    });
    const rounds = Array.from({ length: 30 }, async (_, at) => {
      const isAdmin = at % 3 === 0;
      const fuzzed: Record<string, string> = at % 3 === 1 ? { cookie: 'reefdesk_session=nonsense' } : {};
      for (const { headers, json } of await ask(place, isAdmin ? admin : fuzzed)) {
        expect(json?.data).toHaveLength(isAdmin ? 1 : 0);
        if (isAdmin) expect([headers['cache-control'], headers.age, headers.etag]).toEqual(['no-store', undefined, undefined]);
        // Requests with a session cookie always reach the service.
        if (at % 3 === 1) expect(headers.age).toBeUndefined();
        if (at % 3 === 2) expect(headers.age).toBeDefined();
      }
    });
    await Promise.all(rounds);
    await edit(`/api/edit-destination/${world.ids.destinationId}`, { status: 'active' });
  });

  it('answer HEAD and conditional requests from the response cache', async () => {
    await keep(['/api/gallery-slides']);
    for (const gateway of gateways) {
      const { headers } = await gateway.ask('/api/gallery-slides');
      const head = await gateway.ask('/api/gallery-slides', { method: 'HEAD' });
      expect([head.status, head.text, head.headers.etag, head.headers.age !== undefined]).toEqual([200, '', headers.etag, true]);
      const held = await gateway.ask('/api/gallery-slides', { headers: { 'if-none-match': String(headers.etag) } });
      expect([held.status, held.text, held.headers.age !== undefined]).toEqual([304, '', true]);
    }
  });

  it('serve the last good answer with its age while the service is down', async () => {
    await eventually(async () => expect((await forgetful.ask('/api/testimonials')).status).toBe(200));
    await system.kill('testimonials');
    await eventually(async () => {
      const { status, json, headers } = await forgetful.ask('/api/testimonials');
      expect([status, json?.data]).toEqual([200, []]);
      expect(headers['x-reefdesk-stale']).toBe('1');
      expect(Number(headers.age)).toBeGreaterThanOrEqual(SOON_STALE_MS / 1_000);
    });
    for (const { status, json, headers } of await ask('/api/testimonials', admin)) {
      expect([status, json?.code, headers['retry-after']]).toEqual([503, 'service_unavailable', '2']);
    }
    for (const { status } of await ask('/api/packages')) expect(status).toBe(200);
  });

  it(
    'cache a list of hundreds of destinations, and serve it, its pages and the sitemap while catalog is down',
    async () => {
      const { uri, name } = system.databaseOf('catalog');
      const ids = await multiplyUnseen(uri, name, 'destinations', MANY, ({ images }, at) => ({
        name: localised(`Place ${at}`),
        description: localised('A wall of coral that falls into the blue. '.repeat(15)),
        images: Array.from({ length: 3 }, () => images).flat(),
      }));
      const addresses = ids.map((id) => `/auth/destination-detail/${id}`);
      const last = addresses.at(-1) ?? '';
      const namesAll = ({ text }: PlainAnswer) => addresses.filter((address) => !text.includes(address));
      const named = ({ text }: PlainAnswer) => new Set(text.match(/\/auth\/destination-detail\/[\w-]+/g));
      const page = (path: string) => forgetful.ask(path, { headers: { accept: 'text/html' } });
      const everythingStands = async () => {
        const list = await forgetful.ask('/api/destinations');
        expect(list.status).toBe(200);
        expect(list.json?.destinations).toHaveLength(1 + MANY);
        expect(list.text.length).toBeGreaterThan(2 * MEGABYTE);
        expect((await forgetful.ask('/api/get-destinations?view=ids')).json?.data).toHaveLength(1 + MANY);
        expect(namesAll(await forgetful.ask('/sitemap.xml'))).toEqual([]);
        expect(named(await page('/auth/destinations')).size).toBe(LIMITS.screenPage);
        expect((await page(last)).text).toContain(`<h1 class="heading-1 mt-4">Place ${MANY - 1}</h1>`);
        return list;
      };
      // A stale response is requested again while visitors may still get the last good one.
      await eventually(everythingStands, DRAWN_MS);
      const { headers } = await everythingStands();
      const tag = { 'if-none-match': String(headers.etag) };
      expect((await forgetful.ask('/api/destinations', { headers: tag })).status).toBe(304);
      await system.kill('catalog');
      await eventually(async () => expect((await everythingStands()).headers['x-reefdesk-stale']).toBe('1'));
      expect((await forgetful.ask('/api/destinations', { headers: tag })).status).toBe(304);
    },
    LONGEST_MS,
  );
});
