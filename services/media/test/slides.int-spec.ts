import { randomUUID } from 'node:crypto';
import { LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { GalleryItemView, SlideView } from '@reefdesk/contracts/slides/endpoints';
import { positionAt } from '@reefdesk/service-kit/records/positions';
import { type Connection, createConnection } from 'mongoose';
import { countWrites } from '../../../packages/service-kit/test/support/counted-writes.ts';
import type { SlideDocument } from '../src/slides/slide.schema.ts';
import { GalleryManager, TEXTS } from './gallery-manager.ts';
import { MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

const text = (name: string): Localised => ({ en: `${name} in English`, id: `${name} dalam bahasa`, cn: `${name} 中文` });

describe('slides', () => {
  let media: MediaFixture;
  let database: Connection;
  let imageId: string;
  const moment = new Date('2026-01-02T03:04:05Z');
  const insert = (position: number, key: string, titles = text(`Title ${key}`)) =>
    database.collection<SlideDocument>('slides').insertOne({
      _id: randomUUID(),
      titles,
      descriptions: text(`Description ${key}`),
      imageId,
      position,
      place: positionAt(new Date(position)),
      version: 1,
      createdAt: moment,
      updatedAt: moment,
    });

  beforeAll(async () => {
    media = await MediaFixture.start();
    database = await createConnection(media.stack.mongoUri, { dbName: media.stack.database('media') }).asPromise();
    countWrites(database, ['slides']);
    const image = await media.upload(await jpeg({ width: 700, height: 500 }));
    await media.rendered(image); // The responses no longer change because of new renditions.
    imageId = image.id;
  });
  afterAll(async () => {
    await database?.close();
    await media?.stop();
  });

  async function slides(headers: Record<string, string> = {}): Promise<{ data: SlideView[]; success: boolean; status: string }> {
    return (await media.get('/api/gallery-slides', headers)).json() as never;
  }

  it('are an empty list if there are none (API-12)', async () => {
    expect(await slides()).toEqual({ status: 'success', success: true, data: [], next_cursor: null });
  });

  it('are returned to everyone in order, with every language and a plain value (API-12, ENT-24, ENT-25, ENT-26, I18N-10)', async () => {
    await insert(2, 'second');
    await insert(1, 'first');
    const { success, data } = await slides();
    expect(success).toBe(true);
    expect(data.map(({ titles }) => titles.en)).toEqual(['Title first in English', 'Title second in English']);
    const [first] = data;
    expect(first).toMatchObject({
      image: `/media/${imageId}`,
      image_meta: { id: imageId, width: 700, height: 500 },
      title: 'Title first in English',
      description: 'Description first in English',
      titles: text('Title first'),
      descriptions: text('Description first'),
    });
    expect(Object.keys(first?.titles ?? {}).sort()).toEqual([...LANGUAGES].sort());
    expect((await media.get(first?.image ?? '')).status).toBe(200);
  });

  it('use another language for the plain value if English is missing (ENT-25)', async () => {
    await insert(9, 'last', { en: '', id: 'Hanya Indonesia', cn: '' });
    expect((await slides()).data.at(-1)).toMatchObject({ title: 'Hanya Indonesia' });
  });

  it('return 304 for a conditional read if unchanged', async () => {
    const etag = (await media.get('/api/gallery-slides')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    expect((await media.get('/api/gallery-slides', { 'if-none-match': etag })).status).toBe(304);
  });

  it('are returned as gallery items to admins only (API-38, ENT-41)', async () => {
    expect((await media.get('/api/gallery')).status).toBe(401);
    expect((await media.get('/api/gallery', await media.tokens.headers('customer'))).status).toBe(403);
    const response = await media.get('/api/gallery', await media.tokens.headers('admin'));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { status, data } = (await response.json()) as { status: string; data: GalleryItemView[] };
    expect(status).toBe('success');
    expect(data[0]).toMatchObject({
      gallery_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      image_url: `/media/${imageId}`,
      image_title_en: 'Title first in English',
      image_title_id: 'Title first dalam bahasa',
      image_title_cn: 'Title first 中文',
      image_desc_en: 'Description first in English',
      image_desc_id: 'Description first dalam bahasa',
      image_desc_cn: 'Description first 中文',
      version: 1,
    });
    expect(new Date(data[0]?.created_at ?? '').toISOString()).toBe(data[0]?.created_at);
  });

  it('are returned in pages on request, and reject invalid queries', async () => {
    const whole = (await slides()).data;
    const page = async (cursor: string) =>
      (await (await media.get(`/api/gallery-slides?limit=2${cursor}`)).json()) as { data: SlideView[]; next_cursor: string | null };
    const first = await page('');
    expect([first.data, (await page(`&cursor=${first.next_cursor}`)).data]).toEqual([whole.slice(0, 2), whole.slice(2, 4)]);
    const fuzzed = await media.get('/api/gallery-slides?limit=all');
    expect([fuzzed.status, await fuzzed.json()]).toEqual([400, expect.objectContaining({ code: 'validation_failed' })]);
  });

  it('have the order that staff set, for visitors and in the back office (EDT-10)', async () => {
    const before = (await slides()).data.map(({ id }) => id);
    const [last] = before.slice(-1);
    const headers = { ...(await media.tokens.headers('admin')), 'content-type': 'application/json' };
    const url = `${media.service.url}/api/order/slides/${last}`;
    expect((await fetch(url, { method: 'PUT', headers, body: '{"after":null}' })).status).toBe(200);
    const after = [last, ...before.slice(0, -1)];
    expect((await slides()).data.map(({ id }) => id)).toEqual(after);
    expect((await new GalleryManager(media, media.service.url).list()).map(({ gallery_id }) => gallery_id)).toEqual(after);
  });

  it('are all returned without paging, and are limited in number', async () => {
    const first = await database.collection<SlideDocument>('slides').findOne();
    const present = await database.collection<SlideDocument>('slides').countDocuments();
    if (!first) throw new Error('There is no slide');
    const more = Array.from({ length: LIMITS.slides - present }, (_, at) => ({ ...first, _id: randomUUID(), position: 100 + at }));
    await database.collection<SlideDocument>('slides').insertMany(more);
    const { status, data } = await slides();
    expect([status, data.length]).toEqual(['success', LIMITS.slides]);
    expect(data.every(({ image_meta }) => image_meta?.id === imageId)).toBe(true);
    const managed = await media.get('/api/gallery', await media.tokens.headers('admin'));
    expect([managed.status, ((await managed.json()) as { data: unknown[] }).data.length]).toEqual([200, LIMITS.slides]);
    const answer = await new GalleryManager(media, media.service.url).add(TEXTS, { bytes: await jpeg({ width: 60, height: 40 }) });
    expect([answer.status, answer.body.code]).toEqual([409, 'slide_limit_reached']);
  });
});
