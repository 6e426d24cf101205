import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TodayView } from '@reefdesk/contracts/departures/today.endpoints';
import type { EnquiryFiguresView, EnquiryView } from '@reefdesk/contracts/enquiries/views';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { destinationPath, PATHS, travelPath } from '@reefdesk/contracts/pages/site-paths';
import { destinations, enquiries, packages, slides, testimonials } from '@reefdesk/demo/content';
import { copiesOf } from '@reefdesk/demo/copies';
import { recordId } from '@reefdesk/demo/record-id';
import { type SeedOptions, seedSite } from '@reefdesk/demo/seed-site';
import sharp from 'sharp';
import { WholeSystem } from './support/whole-system.ts';

const ADMIN = 'admin@reefdesk.example';
const SEED_KEY = 'of this test';
const LISTS = ['/api/get-destinations', '/api/packages', '/api/gallery', '/api/testimonials'] as const;
/** Enquiries for each unit of the scale; a seventh of the usual, whose writes took most of the test's time. */
const FEW = 30;
const COUNTS = [destinations, packages, slides, testimonials].map(({ length }) => length);

interface Item {
  [field: string]: unknown;
  slug?: string;
  gallery_images?: unknown[];
  photos?: unknown[];
}

describe('the demo content', () => {
  let system: WholeSystem;
  let folder: string;
  let pictures: string;
  let headers: Record<string, string>;
  let stateFile: string;
  let run = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-demo-'));
    pictures = await paint(join(folder, 'pictures'));
    system = await WholeSystem.start({ everywhere: { SEED_KEY }, media: { MEDIA_AVIF_EFFORT: '0' } });
    headers = await system.signIn('admin');
  });
  afterAll(async () => {
    await system?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    stateFile = join(folder, `state-${run++}.json`);
  });

  const seed = (options: Partial<SeedOptions> = {}) =>
    seedSite({
      site: { url: system.url, email: ADMIN, password: system.password, seedKey: SEED_KEY },
      stateFile,
      pictures,
      log: () => {},
      ...options,
    });
  const remember = (state: 'running' | 'done') => writeFileSync(stateFile, JSON.stringify({ state }));
  const list = async (path: string) => {
    const answer = await fetch(system.url + path, { headers });
    return ((await answer.json()) as { data: Item[] }).data;
  };
  const lists = () => Promise.all(LISTS.map(list));
  const counts = async () => (await lists()).map(({ length }) => length);
  const call = async (method: string, path: string, body?: object) => {
    const own = { ...headers, 'content-type': 'application/json' };
    const { status } = await fetch(system.url + path, { method, headers: own, body: body && JSON.stringify(body) });
    expect([path, status]).toEqual([path, 200]);
  };
  const removeEverything = async () => {
    const [places = [], travels = [], shown = [], testimonialViews = []] = await lists();
    await Promise.all(travels.map(({ travel_id }) => call('DELETE', `/api/delete-travel/${travel_id}`)));
    await Promise.all([
      ...places.map(({ destination_id }) => call('DELETE', `/api/remove-destination/${destination_id}?force=true`)),
      ...shown.map(({ gallery_id }) => call('DELETE', `/api/gallery/${gallery_id}`)),
      ...testimonialViews.map(({ testimonial_id }) => call('DELETE', `/api/testimonials/${testimonial_id}`)),
    ]);
  };
  const countAll = async (path: string) => {
    let count = 0;
    for (let cursor: string | null = ''; cursor !== null; ) {
      const address = new URL(path, system.url);
      address.searchParams.set('limit', '100');
      if (cursor) address.searchParams.set('cursor', cursor);
      const page = (await (await fetch(address, { headers })).json()) as { data: unknown[]; next_cursor: string | null };
      count += page.data.length;
      cursor = page.next_cursor;
    }
    return count;
  };
  const deskCounts = async () => [
    (await countAll('/api/enquiries')) + (await countAll('/api/enquiries?state=spam')),
    await countAll('/api/bookings?state=completed'),
    await countAll('/api/bookings'),
  ];
  const pictureCount = async () => (await list('/api/library?limit=100')).length;
  const stopsOf = async (slug: string) => {
    const { data } = (await (await fetch(`${system.url}/api/itinerary/${slug}`)).json()) as { data: { stops: { time: string }[] } };
    return data.stops;
  };
  const expectComplete = async () => {
    expect(await counts()).toEqual(COUNTS);
    for (const [at, { slug }] of (await list('/api/packages')).entries()) {
      expect((await stopsOf(slug ?? '')).map(({ time }) => time)).toEqual(packages[at]?.stops.map(({ time }) => time));
    }
  };

  describe('on an empty site', () => {
    beforeEach(() => removeEverything());

    it('continues after a killed seeding without duplicates and keeps the changes of an admin', async () => {
      const child = spawn(
        process.execPath,
        [
          '--conditions=reefdesk-source',
          join(__dirname, 'support/seed-process.ts'),
          system.url,
          ADMIN,
          system.password,
          stateFile,
          pictures,
        ],
        { stdio: 'inherit' },
      );
      expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
      expect(JSON.parse(readFileSync(stateFile, 'utf8')).created).toHaveLength(10);
      expect((await counts()).reduce((sum, count) => sum + count)).toBeLessThan(COUNTS.reduce((sum, count) => sum + count));
      const [changed, removed] = [destinations[0], destinations[1]].map((content) => recordId(`destination/${content?.key}`));
      await call('PATCH', `/api/edit-destination/${changed}`, { location: 'Elsewhere' });
      await call('DELETE', `/api/remove-destination/${removed}`);

      expect(await seed()).toBe('seeded');
      const [places = [], ...others] = await lists();
      expect([places.length + 1, ...others.map(({ length }) => length)]).toEqual(COUNTS);
      expect(places.find(({ destination_id }) => destination_id === changed)).toMatchObject({ location: 'Elsewhere' });
      expect(places.map(({ destination_id }) => destination_id)).not.toContain(removed);
    });

    it('does nothing after a finished seeding: an emptied site stays empty and no sign-in happens', async () => {
      remember('done');
      expect(await seed({ site: { url: system.url, email: ADMIN, password: 'another one by now' } })).toBe('already seeded');
      expect(await counts()).toEqual([0, 0, 0, 0]);
    });

    it('never seeds a site that once had content of its own', async () => {
      const form = new FormData();
      const texts = { names: { en: 'Ours' }, categories: { en: 'Diving' }, descriptions: { en: 'A wall' } };
      form.append('destinationData', JSON.stringify({ ...texts, location: 'Manado', best_time: 'May' }));
      const { origin = '', cookie = '' } = headers;
      expect((await fetch(`${system.url}/api/add-destination`, { method: 'POST', headers: { origin, cookie }, body: form })).status).toBe(
        201,
      );
      expect(await seed()).toBe('not empty');
      expect(await seed({ isAskedFor: true, scale: 2 })).toBe('not empty');
      expect(await counts()).toEqual([1, 0, 0, 0]);
      await removeEverything();
      expect(await seed()).toBe('already seeded');
      expect(await counts()).toEqual([0, 0, 0, 0]);
    });

    it.each([
      [undefined, undefined, 'give ADMIN_EMAIL and ADMIN_PASSWORD'],
      [ADMIN, 'wrong by a word', `${ADMIN} could not sign in (Invalid credentials)`],
      ['ana@tangkasi.example', 'a calm morning on the reef', 'ana@tangkasi.example is no admin'],
    ])('rejects %s with the password %s with a message that says what to do', async (email, password, text) => {
      await expect(seed({ site: { url: system.url, email, password } })).rejects.toThrow(text);
      expect(await counts()).toEqual([0, 0, 0, 0]);
      expect(existsSync(stateFile)).toBe(false);
    });
  });

  describe('on an empty site, on demand', () => {
    beforeAll(async () => {
      await removeEverything();
      stateFile = join(folder, 'state-asked-for.json');
      remember('done');
      expect(await seed({ isAskedFor: true })).toBe('seeded');
    });

    it('fills it once, in the order of the content, with all fields of the pages', async () => {
      await expectComplete();
      const [places = [], travels = [], shown = [], testimonialViews = []] = await lists();
      expect(places.map(({ name }) => name)).toEqual(destinations.map(({ name }) => name));
      expect(travels.map(({ travel_name }) => travel_name)).toEqual(packages.map(({ name }) => name));
      expect(shown.map(({ image_title_cn }) => image_title_cn)).toEqual(slides.map(({ title }) => title.cn));
      expect(testimonialViews.map(({ name_en }) => name_en)).toEqual(testimonials.map(({ name }) => name.en));
      expect(new Set(testimonialViews.map(({ createdAt }) => String(createdAt).slice(0, 10))).size).toBe(testimonials.length);
      expect(places.map(({ gallery_images }) => gallery_images?.length)).toEqual(destinations.map(({ images }) => images.length));
      expect(places.map(({ visit_duration }) => visit_duration)).toEqual(destinations.map(({ visitDuration }) => visitDuration));
      expect(testimonialViews.map(({ photos }) => photos?.length)).toEqual(testimonials.map(({ photos }) => photos.length));
      const isSpam = enquiries.filter(({ outcome }) => outcome?.state === 'spam').length;
      expect(await list('/api/enquiries?limit=100')).toHaveLength(enquiries.length - isSpam);
      expect(await list('/api/enquiries?state=spam')).toHaveLength(isSpam);
      // The enquiries span several weeks, the latest is of today, and bookings of the last month came from them.
      const inbox = (await list('/api/enquiries?limit=100')) as unknown as EnquiryView[];
      const daysAgo = inbox.map(({ created_at }) => (Date.now() - Date.parse(created_at)) / 86_400_000);
      expect(daysAgo.at(0)).toBeLessThan(1);
      expect(daysAgo.at(-1)).toBeGreaterThan(40);
      const answered = inbox.filter(({ answered_at }) => answered_at !== null);
      expect(answered.every(({ created_at, answered_at }) => created_at < (answered_at ?? ''))).toBe(true);
      const figures = (await (await fetch(`${system.url}/api/enquiries/figures`, { headers })).json()) as { data: EnquiryFiguresView };
      expect(figures.data.lost).toBe(1);
      expect(figures.data.won).toBeGreaterThan(5);
      // The median lies between the answers within minutes and those to enquiries sent at night.
      expect(figures.data.answer_seconds).toBeGreaterThan(900);
      const booked = enquiries.flatMap(({ bookings = [] }) => bookings);
      const made = await list('/api/bookings?limit=100');
      expect(made).toHaveLength(booked.length);
      expect(new Set(made.map(({ state }) => state))).toEqual(new Set(['held', 'confirmed', 'cancelled', 'completed']));
      const planned = await list('/api/departures/all');
      expect(new Set(planned.map(({ status }) => status))).toEqual(new Set(['open', 'few', 'full', 'closed']));
      for (const { slug } of travels) expect(planned.some((departure) => (departure.package as Item).slug === slug)).toBe(true);
      // Midnight may pass between the seeding and this request, so only one of the two days is certain to have guests.
      const { data: work } = (await (await fetch(`${system.url}/api/today`, { headers })).json()) as { data: TodayView };
      expect(work.days.flatMap(({ departures }) => departures.flatMap(({ guests }) => guests))).not.toEqual([]);
      const requested = enquiries.flatMap(({ package_slug }) => package_slug ?? []);
      expect(travels.map(({ slug }) => slug)).toEqual(expect.arrayContaining(requested));

      expect(await seed({ isAskedFor: true })).toBe('not empty');
      // An older version kept no list of the records it had created, so the new one must not adopt them.
      remember('running');
      expect(await seed()).toBe('not empty');
      expect(await counts()).toEqual(COUNTS);
    });

    it.each(LANGUAGES)(
      'makes pages of at most 25 KB in brotli, and but for the landing page of 110 KB without it, in %s',
      async (language) => {
        const paths = [PATHS.home, PATHS.destinations, PATHS.packages];
        const heavy: unknown[] = [];
        for (const path of [...paths, destinationPath(recordId('destination/bunaken')), travelPath('bunaken-classic')]) {
          const send = (encoding: string) =>
            fetch(`${system.url}${path}?lang=${language}`, { headers: { accept: 'text/html', 'accept-encoding': encoding } });
          const [whole, packed] = [await send('identity'), await send('br')];
          expect(await whole.text()).toContain('reefdesk-page-data');
          const [bytes, packedBytes] = [whole, packed].map(({ headers: sent }) => Number(sent.get('content-length'))) as [number, number];
          expect([path, packedBytes > 1_000, packedBytes < bytes]).toEqual([path, true, true]);
          if ((path !== PATHS.home && bytes > 110 * 1_024) || packedBytes > 25 * 1_024) heavy.push([path, bytes, packedBytes]);
        }
        expect(heavy).toEqual([]);
      },
    );

    it('adds the content a second time with scale 2, with past enquiries and bookings, and stores each picture once', async () => {
      const [before, booked] = [await pictureCount(), await countAll('/api/bookings')];
      expect(await seed({ isAskedFor: true, scale: 2, enquiriesPerScale: FEW })).toBe('seeded');
      const twice = COUNTS.map((count, at) => (LISTS[at] === '/api/gallery' ? count : 2 * count));
      expect(await counts()).toEqual(twice);
      expect(await pictureCount()).toBe(before);
      const added = copiesOf(2, FEW).enquiries.filter(({ bookings }) => bookings).length;
      const completed = enquiries.flatMap(({ bookings = [] }) => bookings).filter(({ isCompleted }) => isCompleted).length;
      const desk = [2 * FEW, completed + added, booked + added];
      expect(await deskCounts()).toEqual(desk);
      const [places = [], travels = []] = await lists();
      const copies = new Set(places.slice(destinations.length).map(({ destination_id }) => destination_id));
      for (const { slug, destinations: visited } of travels.slice(packages.length)) {
        expect((visited as Item[]).every(({ destination_id }) => copies.has(destination_id))).toBe(true);
        expect((await stopsOf(slug ?? '')).length).toBeGreaterThan(0);
      }
    });

    it('adds nothing with the same scale again', async () => {
      const before = [await counts(), await deskCounts()];
      expect(await seed({ isAskedFor: true, scale: 2, enquiriesPerScale: FEW })).toBe('seeded');
      expect([await counts(), await deskCounts()]).toEqual(before);
    });
  });
});

/** Writes a small, distinct picture for each name in the content, in the file formats of demo/pictures. */
async function paint(folder: string): Promise<string> {
  mkdirSync(folder);
  const faces = testimonials.map(({ avatar }) => avatar);
  const names = new Set([
    ...destinations.flatMap(({ images }) => images),
    ...[...packages, ...slides].map(({ image }) => image),
    ...testimonials.flatMap(({ photos }) => photos),
    ...faces,
  ]);
  const colours = [...names].map((name, at) => [name, { r: at * 3, g: 255 - at * 3, b: 120 }] as const);
  for (const [name, background] of colours) {
    const file = join(folder, `${name}.${faces.includes(name) ? 'jpg' : 'webp'}`);
    await sharp({ create: { width: 60, height: 40, channels: 3, background } }).toFile(file);
  }
  return folder;
}
