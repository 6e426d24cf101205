import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ListPublicKeys } from '@reefdesk/contracts/messages/auth.messages';
import { DescribeImages } from '@reefdesk/contracts/messages/media.messages';
import {
  CountTestimonials,
  ImportTestimonials,
  type TestimonialImport,
  TestimonialsChanged,
} from '@reefdesk/contracts/messages/testimonials.messages';
import type { TestimonialView } from '@reefdesk/contracts/testimonials';
import { imageViewOf } from '@reefdesk/media-client/stored-image';
import { type RunningService, startService } from '@reefdesk/service-kit/service';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestParts, type TestParts } from '@reefdesk/test-kit/parts';
import { TokenIssuer } from '@reefdesk/test-kit/token-issuer';
import mongoose from 'mongoose';
import { defineTestimonials } from '../src/define.ts';
import type { TestimonialDocument } from '../src/testimonials/testimonial.schema.ts';

interface Many {
  data: TestimonialView[];
}
interface One {
  data: TestimonialView;
}

const text = (en: string) => ({ en, id: `${en} (id)`, cn: `${en} (cn)` });
const image = (id: string) => imageViewOf({ id, width: 800, height: 800, color: '#0a5a7d', preview: 'data:,', widths: [320, 640] });

function testimonial(key: string, createdAt: string, changes: Partial<TestimonialImport> = {}): TestimonialImport {
  return {
    key,
    name: text(`Name ${key}`),
    role: text('Diver'),
    quote: text('Calm and blue'),
    location: text('Bandung'),
    rating: 5,
    profileImageId: `${key}-face`,
    photoIds: [],
    createdAt,
    ...changes,
  };
}

const content = {
  testimonials: [
    testimonial('old', '2025-01-01T00:00:00.000Z'),
    testimonial('new', '2025-09-09T00:00:00.000Z', { rating: 4, photoIds: ['new-1', 'new-2'] }),
    testimonial('mid', '2025-05-05T00:00:00.000Z'),
  ],
};

describe('testimonials', () => {
  let parts: TestParts;
  let service: RunningService;
  let peers: { auth: NatsPeer; media: NatsPeer; seed: NatsPeer };
  let issuer: TokenIssuer;
  let database: mongoose.Connection;
  let described: string[][] = [];
  let missing = new Set<string>();

  beforeAll(async () => {
    parts = await startTestParts({ nats: true, mongo: true });
    const env = parts.env('testimonials');
    peers = {
      auth: await NatsPeer.connect(parts, 'auth'),
      media: await NatsPeer.connect(parts, 'media'),
      seed: await NatsPeer.connect(parts, 'seed'),
    };
    issuer = await TokenIssuer.create();
    peers.auth.answer(ListPublicKeys, () => ({ keys: issuer.keys }));
    peers.media.answer(DescribeImages, ({ ids }) => {
      described.push(ids);
      return { images: ids.filter((id) => !missing.has(id)).map(image) };
    });
    service = await startService(
      defineTestimonials({ ...env, HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test' }),
    );
    database = await mongoose.createConnection(parts.mongoUri, { dbName: env.MONGODB_DB }).asPromise();
  });

  afterAll(async () => {
    await service.close();
    await Promise.all(Object.values(peers).map((peer) => peer.close()));
    await database.close();
    await parts.stop();
  });

  beforeEach(async () => {
    await collection().deleteMany({});
    described = [];
    missing = new Set();
  });

  const collection = () => database.collection<TestimonialDocument>('testimonials');
  const get = <Body>(path: string, headers: Record<string, string> = {}) => new HttpClient(service.url).get<Body>(path, { headers });
  const importAll = () => peers.seed.ask(ImportTestimonials, content);

  it('are listed to everyone, newest first, in the shape of the contract (API-11, ENT-21, OR-31, OR-34)', async () => {
    expect(await importAll()).toEqual({ created: 3 });
    const { status, headers, body } = await get<Many>('/api/testimonials');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('public');
    expect(body).toMatchObject({ status: 'success', success: true });
    expect(body.data.map(({ name_en, createdAt, date }) => [name_en, createdAt, date])).toEqual([
      ['Name new', '2025-09-09T00:00:00.000Z', '2025-09-09T00:00:00.000Z'],
      ['Name mid', '2025-05-05T00:00:00.000Z', '2025-05-05T00:00:00.000Z'],
      ['Name old', '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z'],
    ]);
    expect(body.data[0]).toMatchObject({
      name_cn: 'Name new (cn)',
      role_id: 'Diver (id)',
      quote_en: 'Calm and blue',
      location_en: 'Bandung',
      rating: 4,
      profile_image: '/media/new-face',
      profile_image_meta: image('new-face'),
      photos: [
        { id: expect.any(String), url: '/media/new-1', caption: 'Name new diving experience', meta: image('new-1') },
        { id: expect.any(String), url: '/media/new-2', caption: 'Name new diving experience', meta: image('new-2') },
      ],
      version: 1,
    });
    expect(body.data[0]).not.toHaveProperty('seedKey');
  });

  it('are an empty list when there are none (API-11)', async () => {
    const { status, body } = await get<Many>('/api/testimonials');
    expect([status, body.data]).toEqual([200, []]);
  });

  it('are given one by one to everyone (API-43)', async () => {
    await importAll();
    const [first] = (await get<Many>('/api/testimonials')).body.data;
    const { status, body } = await get<One>(`/api/testimonials/${first?.testimonial_id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', success: true });
    expect(body.data).toEqual(first);
  });

  it('answer 304 to a visitor who holds the current answer; an answer to a session is not stored', async () => {
    await importAll();
    const etag = (await get('/api/testimonials')).headers.get('etag') ?? '';
    expect((await get('/api/testimonials', { 'if-none-match': etag })).status).toBe(304);
    const signedIn = await get('/api/testimonials', await issuer.headers('customer'));
    expect([signedIn.status, signedIn.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it.each(['nobody', '%24ne', '%00', 'x'.repeat(10_000), '%5B%5D'])('answer 404 for the id %.20s', async (id) => {
    const { status, body } = await get(`/api/testimonials/${id}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 'error', success: false, code: 'testimonial_not_found', message: 'Testimonial not found' });
  });

  it('imported a second time add nothing, change nothing and ask for no picture', async () => {
    await importAll();
    await collection().updateOne({ seedKey: 'old' }, { $set: { 'quote.en': 'Edited', version: 2 } });
    const before = await collection().find().sort({ _id: 1 }).toArray();
    described = [];
    expect(await importAll()).toEqual({ created: 0 });
    expect(await collection().find().sort({ _id: 1 }).toArray()).toEqual(before);
    expect(described).toEqual([]);
    expect(await peers.seed.ask(CountTestimonials, {})).toEqual({ count: 3 });
  });

  it('complete what a killed import left, and are one of each when several run at once', async () => {
    await peers.seed.ask(ImportTestimonials, { testimonials: content.testimonials.slice(0, 1) });
    const answers = await Promise.all([importAll(), importAll(), importAll()]);
    expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(2);
    expect(await peers.seed.ask(CountTestimonials, {})).toEqual({ count: 3 });
  });

  it('are not stored when media does not hold a picture', async () => {
    missing.add('new-2');
    await expect(importAll()).rejects.toMatchObject({ code: 'image_not_found' });
    expect(await peers.seed.ask(CountTestimonials, {})).toEqual({ count: 0 });
  });

  it('tell what changed, once for each', async () => {
    const heard = await peers.seed.listen(TestimonialsChanged);
    await importAll();
    await importAll();
    await eventually(() => expect(heard).toHaveLength(3));
    const ids = (await collection().find().toArray()).map(({ _id }) => ({ id: _id }));
    expect(heard.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
      ids.toSorted((one, other) => one.id.localeCompare(other.id)),
    );
  });
});
