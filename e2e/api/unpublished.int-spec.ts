import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { permits, type Rights } from '@reefdesk/contracts/access';
import { ENDPOINTS as CONTRACT } from '@reefdesk/contracts/api';
import type { Endpoint as ContractEndpoint } from '@reefdesk/contracts/endpoint';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { destinationPath, PATHS, travelPath } from '@reefdesk/contracts/pages/site-paths';
import { RATE_LIMIT_NAMES } from '@reefdesk/system/rate-limits';
import { eventually } from '@reefdesk/test-kit/eventually';
import { createWorld } from '@reefdesk/test-kit/fuzz/world';
import { HttpClient } from '@reefdesk/test-kit/http';
import { makePng } from '@reefdesk/test-kit/images';
import fc, { type Arbitrary } from 'fast-check';
import { readBudget } from './fuzz/budget.ts';
import { findCounterexample } from './fuzz/find-counterexample.ts';
import { WholeSystem } from './support/whole-system.ts';

/** Part of every text that only users with the right may see. */
const SECRET = `kraken${randomBytes(6).toString('hex')}`;
const REQUESTS = 30;
const KINDS = ['packages', 'destinations', 'testimonials', 'slides'] as const;
const READS = Object.values(CONTRACT)
  .flatMap((endpoints) => Object.values<ContractEndpoint>(endpoints))
  .filter(({ route }) => route.startsWith('GET '));
const { seed, path } = readBudget([]);

interface Reader {
  name: string;
  rights: Rights | null;
  headers: Record<string, string>;
}

describe('what is not published: drafts, scheduled ones, records in the trash and inactive ones', () => {
  let system: WholeSystem;
  let admin: HttpClient;
  let staff: Record<string, string>;
  let readers: Reader[];
  /** Ids and addresses of public and of hidden records. */
  let ids: string[];
  let travel: { id: string; slug: string };

  beforeAll(async () => {
    system = await WholeSystem.start({ gateway: { RATE_LIMITS: RATE_LIMIT_NAMES.map((name) => `${name}=1000000`).join() } });
    staff = await system.signIn('admin');
    admin = new HttpClient(system.url);
    await system.addPerson('agent@tangkasi.example', ['--role', 'admin', '--position', 'agent']);
    readers = [
      { name: 'a visitor', rights: null, headers: {} },
      { name: 'a customer', rights: { role: 'customer' }, headers: await system.signIn('customer') },
      { name: 'an agent', rights: { role: 'admin', position: 'agent' }, headers: await system.signInAs('agent@tangkasi.example') },
    ];
    const world = await createWorld(system, staff);
    travel = { id: world.ids.travelId ?? '', slug: world.ids.slug ?? '' };
    await draft(world.ids);
    ids = [...world.allIds, ...(await hide())];
  });
  afterAll(() => system?.stop());

  async function send<Data = Record<string, string>>(method: string, path: string, body?: unknown): Promise<Data> {
    const answer = await admin.request<{ data: Data }>(method, path, { headers: staff, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  }

  /** Drafts of the public records; every second one has a time of publication. */
  async function draft({ travelId, destinationId, testimonialId, slideId }: Readonly<Record<string, string>>): Promise<void> {
    const words = { en: SECRET, id: SECRET, cn: SECRET };
    const at = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 16);
    await send('PUT', `/api/drafts/packages/${travelId}`, { descriptions: words });
    await send('PUT', `/api/drafts/destinations/${destinationId}`, { descriptions: words });
    await send('PUT', `/api/drafts/testimonials/${testimonialId}`, { quote_en: SECRET });
    await send('PUT', `/api/drafts/slides/${slideId}`, { image_desc_en: SECRET });
    await send('PUT', '/api/drafts/site/site', { questions: [{ question: words, answer: words }] });
    await send('POST', `/api/drafts/packages/${travelId}/schedule`, { at, force: true });
    await send('POST', `/api/drafts/testimonials/${testimonialId}/schedule`, { at, force: true });
  }

  /** Adds a record of each kind to the trash, and inactive packages and destinations. Returns their ids and addresses. */
  async function hide(): Promise<string[]> {
    const words = { en: SECRET, id: SECRET, cn: SECRET };
    // The slug differs from the secret itself.
    const names = { en: `${SECRET} reef`, id: `${SECRET} karang`, cn: SECRET };
    const content = { names, categories: words, descriptions: words };
    const picture = await makePng({ width: 24, height: 16 });
    const form = (fields: Record<string, unknown>, file: string) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields)) data.append(name, typeof value === 'string' ? value : JSON.stringify(value));
      data.append(file, new File([new Uint8Array(picture)], `${SECRET}.png`, { type: 'image/png' }));
      return data;
    };
    const place = { ...content, location: SECRET, best_time: SECRET };
    const addTravel = (status: string) =>
      send('POST', '/api/add-travel', form({ travelData: { ...content, duration: '3 days', status } }, 'mainImage'));
    const addPlace = (status: string) => send('POST', '/api/add-destination', form({ destinationData: { ...place, status } }, 'mainImage'));
    const travels = [await addTravel('inactive'), await addTravel('active')];
    const places = [await addPlace('inactive'), await addPlace('active')];
    const guest = await send(
      'POST',
      '/api/testimonials',
      form({ name_en: SECRET, role_en: SECRET, quote_en: SECRET, location_en: SECRET }, 'profile_image'),
    );
    const slide = await send('POST', '/api/gallery', form({ galleryData: { image_title_en: SECRET } }, 'image'));
    await send('DELETE', `/api/delete-travel/${travels[1]?.travel_id}`);
    await send('DELETE', `/api/remove-destination/${places[1]?.destination_id}`);
    await send('DELETE', `/api/testimonials/${guest.testimonial_id}`);
    await send('DELETE', `/api/gallery/${slide.gallery_id}`);
    const records = [...travels, ...places, guest, slide];
    const keys = ['travel_id', 'destination_id', 'testimonial_id', 'gallery_id', 'slug'];
    return records.flatMap((record) => keys.flatMap((key) => record[key] ?? []));
  }

  /** Requests to an endpoint with these ids, and with values that its query knows. */
  function requests({ route, query }: ContractEndpoint): Arbitrary<string> {
    const template = route.slice('GET '.length);
    const values = [...ids, SECRET, ...KINDS, 'inactive', 'draft', 'all', 'true', 'card', 'row', 'ids', 'cn', '1', '50', '*'];
    const names = query ? Object.keys((query as unknown as { fields: object }).fields) : ['status', 'preview', 'trashed'];
    const parameters = [...template.matchAll(/\{\w+\}/g)].length;
    return fc
      .tuple(
        fc.array(fc.constantFrom(...ids, 'site', 'cn'), { minLength: parameters, maxLength: parameters }),
        fc.dictionary(fc.constantFrom(...names, 'status', 'preview'), fc.constantFrom(...values), { maxKeys: 3 }),
      )
      .map(([chosen, asked]) => {
        const left = [...chosen];
        const address = template.replace(/\{\w+\}/g, () => encodeURIComponent(left.shift() ?? ''));
        return `${address}?${new URLSearchParams(asked)}`;
      });
  }

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${system.url}${path}`, { headers, redirect: 'follow' });
    return { status: response.status, text: await response.text() };
  };

  it('is there for those who may edit it', async () => {
    for (const kind of [...KINDS, 'site']) {
      const [summary] = await send<{ id: string }[]>('GET', `/api/drafts/${kind}`);
      expect([kind, JSON.stringify(await send('GET', `/api/drafts/${kind}/${summary?.id}`))]).toEqual([
        kind,
        expect.stringContaining(SECRET),
      ]);
    }
    for (const kind of KINDS) expect(JSON.stringify(await send('GET', `/api/trash/${kind}`))).toContain(SECRET);
    for (const list of ['/api/packages', '/api/get-destinations']) expect(JSON.stringify(await send('GET', list))).toContain(SECRET);
  });

  it('is in no answer to a reader without the right, whatever the request asks for (EDT-01, EDT-04, EDT-06, OR-41)', async () => {
    for (const endpoint of READS) {
      for (const { name, headers } of readers.filter((reader) => permits(endpoint.access, reader.rights))) {
        const problem = await findCounterexample(
          requests(endpoint),
          async (request) => {
            const { status, text } = await read(request, headers);
            // An error may repeat a value of the request.
            if (status < 400 && text.includes(SECRET)) throw new Error(`${name} was shown ${text.slice(0, 500)}`);
          },
          { seed, path, requests: REQUESTS },
        );
        expect(problem).toBeUndefined();
      }
    }
  }, 600_000);

  it('is on no page and not in the sitemap (EDT-01, EDT-06, OR-41)', async () => {
    const screens = [PATHS.home, PATHS.about, PATHS.packages, PATHS.destinations].map((screen) => ({ screen, id: '' }));
    const details = ids.flatMap((id) => [travelPath(id), destinationPath(id)].map((screen) => ({ screen, id })));
    for (const { screen, id } of [...screens, ...details, { screen: '/sitemap.xml', id: '' }]) {
      for (const language of LANGUAGES) {
        const { text } = await read(`${screen}?lang=${language}`);
        // The page of an unknown address repeats its id.
        const found = (id ? text.replaceAll(id, '') : text).match(new RegExp(`.{0,80}${SECRET}.{0,80}`));
        expect([screen, language, found?.[0]]).toEqual([screen, language, undefined]);
      }
    }
  });

  it('is shown to visitors once it is published (EDT-01)', async () => {
    await send('POST', `/api/drafts/packages/${travel.id}/publish`, { force: true });
    await eventually(async () => expect((await read(`/api/travel/${travel.slug}`)).text).toContain(SECRET));
  });
});
