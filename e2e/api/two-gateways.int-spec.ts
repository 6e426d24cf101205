import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeUnseen } from '@reefdesk/test-kit/databases';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { createWorld, type World } from './fuzz/world.ts';
import { type PlainAnswer, PlainHttp } from './support/plain-http.ts';
import { WholeSystem } from './support/whole-system.ts';

/** Long enough that what is seen within a second was not seen because of it. */
const FRESH_MS = 4_000;
const SOON_MS = 1_000;

/** Each read through both gateways, its body with what it says about its age. */
describe('two gateways before the same services', () => {
  let system: WholeSystem;
  let second: ServiceProcess;
  let gateways: PlainHttp[];
  let admin: Record<string, string>;
  let world: World;

  beforeAll(async () => {
    system = await WholeSystem.start({ gateway: { ANSWERS_FRESH_MS: String(FRESH_MS) } });
    second = await system.addGateway();
    gateways = [new PlainHttp(system.url), new PlainHttp(second.url)];
    admin = await system.signIn('admin');
    world = await createWorld(system, admin);
  }, 120_000);

  afterAll(async () => {
    for (const gateway of gateways ?? []) gateway.close();
    await second?.stop();
    await system?.stop();
  });

  const ask = (path: string, headers: Record<string, string> = {}): Promise<PlainAnswer[]> =>
    Promise.all(gateways.map((gateway) => gateway.ask(path, { headers })));

  async function edit(path: string, change: object): Promise<void> {
    const headers = { ...admin, 'content-type': 'application/json' };
    const answer = await gateways[0]?.ask(path, { method: 'PATCH', headers, body: JSON.stringify(change) });
    expect([path, answer?.status]).toEqual([path, 200]);
  }

  /** Both hold an answer from before, and it is kept. */
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

  it.each(changes)('show %s as it is within a second of its change through one of them', async (_what, path, change, seenAt) => {
    const places = seenAt(world);
    await keep(places);
    const text = `Changed at ${Date.now()}`;
    await edit(path(), change(text));
    const changedAt = Date.now();
    for (const place of places) {
      await eventually(async () => {
        for (const answer of await ask(place)) expect(answer.text).toContain(text);
      }, SOON_MS);
    }
    expect(Date.now() - changedAt).toBeLessThan(SOON_MS);
  });

  it('show a testimonial as it is within a second, and not at all once it is deleted', async () => {
    const path = `/api/testimonials/${world.ids.testimonialId}`;
    await keep(['/api/testimonials', path]);
    const answer = await gateways[0]?.ask(path, { method: 'DELETE', headers: admin });
    expect(answer?.status).toBe(200);
    await eventually(async () => {
      for (const { json } of await ask('/api/testimonials')) expect(json?.data).toEqual([]);
      for (const { status } of await ask(path)) expect(status).toBe(404);
    }, SOON_MS);
  });

  it('never get stuck with an old answer, however many ask while it changes', async () => {
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
        }, SOON_MS);
      }
    } finally {
      isOver = true;
      await Promise.all(readers);
    }
  });

  it('see a change that nobody told them of when the kept answer is no longer fresh', async () => {
    await keep(['/api/packages']);
    const { uri, name } = system.databaseOf('catalog');
    const text = `Untold ${Date.now()}`;
    await changeUnseen(uri, name, 'travels', { 'name.en': text });
    for (const answer of await ask('/api/packages')) expect(answer.text).not.toContain(text);
    await eventually(async () => {
      for (const answer of await ask('/api/packages')) expect(answer.text).toContain(text);
    }, FRESH_MS + SOON_MS);
  });

  it('give an admin their own answer and visitors theirs, at the same time and in any order', async () => {
    await edit(`/api/edit-destination/${world.ids.destinationId}`, { status: 'draft' });
    const place = '/api/get-destinations';
    await eventually(async () => {
      for (const { json } of await ask(place)) expect(json?.data).toEqual([]);
    }, SOON_MS);
    const rounds = Array.from({ length: 30 }, async (_, at) => {
      const isAdmin = at % 3 === 0;
      const nonsense: Record<string, string> = at % 3 === 1 ? { cookie: 'reefdesk_session=nonsense' } : {};
      for (const { headers, json } of await ask(place, isAdmin ? admin : nonsense)) {
        expect(json?.data).toHaveLength(isAdmin ? 1 : 0);
        if (isAdmin) expect([headers['cache-control'], headers.age, headers.etag]).toEqual(['no-store', undefined, undefined]);
        // Whatever brings a session cookie is asked of the service itself.
        if (at % 3 === 1) expect(headers.age).toBeUndefined();
        if (at % 3 === 2) expect(headers.age).toBeDefined();
      }
    });
    await Promise.all(rounds);
    await edit(`/api/edit-destination/${world.ids.destinationId}`, { status: 'active' });
  });

  it('answer HEAD and conditional requests from what they keep', async () => {
    await keep(['/api/gallery-slides']);
    for (const gateway of gateways) {
      const { headers } = await gateway.ask('/api/gallery-slides');
      const head = await gateway.ask('/api/gallery-slides', { method: 'HEAD' });
      expect([head.status, head.text, head.headers.etag, head.headers.age !== undefined]).toEqual([200, '', headers.etag, true]);
      const held = await gateway.ask('/api/gallery-slides', { headers: { 'if-none-match': String(headers.etag) } });
      expect([held.status, held.text, held.headers.age !== undefined]).toEqual([304, '', true]);
    }
  });

  it('stand in with the last good answer while its owner is down, saying how old it is', async () => {
    await keep(['/api/testimonials']);
    await system.kill('testimonials');
    await sleep(FRESH_MS + 100);
    for (const { status, json, headers } of await ask('/api/testimonials')) {
      expect([status, json?.data]).toEqual([200, []]);
      expect(headers['x-reefdesk-stale']).toBe('1');
      expect(Number(headers.age)).toBeGreaterThanOrEqual(FRESH_MS / 1_000);
    }
    for (const { status, json, headers } of await ask('/api/testimonials', admin)) {
      expect([status, json?.code, headers['retry-after']]).toEqual([503, 'service_unavailable', '2']);
    }
    for (const { status } of await ask('/api/packages')) expect(status).toBe(200);
  });
});
