import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { ListPublicKeys } from '@reefdesk/contracts/messages/auth.messages';
import { DescribeImages } from '@reefdesk/contracts/messages/media.messages';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { imageViewOf, type StoredImage } from '@reefdesk/media-client/stored-image';
import { FIRST_PLACES } from '@reefdesk/service-kit/records/ordered.schema';
import { type RunningService, startService } from '@reefdesk/service-kit/service';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { TokenIssuer } from '@reefdesk/test-kit/token-issuer';
import mongoose from 'mongoose';
import { countWrites } from '../../../packages/service-kit/test/support/counted-writes.ts';
import { defineTestimonials } from '../src/define.ts';
import type { TestimonialDocument } from '../src/testimonials/testimonial.schema.ts';

interface Many {
  data: TestimonialView[];
}
interface Paged {
  next_cursor: string | null;
}
interface One {
  data: TestimonialView;
}

const text = (en: string) => ({ en, id: `${en} (id)`, cn: `${en} (cn)` });
const stored = (id: string): StoredImage => ({ id, width: 800, height: 800, color: '#0a5a7d', preview: 'data:,', widths: [320, 640] });
const image = (id: string) => imageViewOf(stored(id));

function testimonial(key: string, createdAt: string, changes: Partial<TestimonialDocument> = {}): TestimonialDocument {
  return {
    _id: `id-of-${key}`,
    name: text(`Name ${key}`),
    role: text('Diver'),
    quote: text('Calm and blue'),
    location: text('Bandung'),
    rating: 5,
    profile: stored(`${key}-face`),
    photos: [],
    version: 1,
    place: FIRST_PLACES.first(new Date(createdAt)),
    createdAt: new Date(createdAt),
    updatedAt: new Date(createdAt),
    ...changes,
  };
}

const TESTIMONIALS = [
  testimonial('old', '2025-01-01T00:00:00.000Z'),
  testimonial('new', '2025-09-09T00:00:00.000Z', {
    rating: 4,
    photos: ['new-1', 'new-2'].map((id) => ({ id: `photo-${id}`, image: stored(id) })),
  }),
  testimonial('mid', '2025-05-05T00:00:00.000Z'),
];

describe('testimonials', () => {
  let stack: TestStack;
  let service: RunningService;
  let peers: { auth: NatsPeer; media: NatsPeer };
  let issuer: TokenIssuer;
  let database: mongoose.Connection;

  beforeAll(async () => {
    stack = await startTestStack({ nats: true, mongo: true });
    const env = stack.env('testimonials');
    peers = {
      auth: await NatsPeer.connect(stack, 'auth'),
      media: await NatsPeer.connect(stack, 'media'),
    };
    issuer = await TokenIssuer.create();
    peers.auth.answer(ListPublicKeys, () => ({ keys: issuer.keys }));
    peers.media.answer(DescribeImages, ({ ids }) => ({ images: ids.map(image) }));
    service = await startService(
      defineTestimonials({ ...env, HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test' }),
    );
    database = await mongoose.createConnection(stack.mongoUri, { dbName: env.MONGODB_DB }).asPromise();
    countWrites(database, ['testimonials']);
  });

  afterAll(async () => {
    await service.close();
    await Promise.all(Object.values(peers).map((peer) => peer.close()));
    await database.close();
    await stack.stop();
  });

  beforeEach(async () => {
    await collection().deleteMany({});
  });

  const collection = () => database.collection<TestimonialDocument>('testimonials');
  const get = <Body>(path: string, headers: Record<string, string> = {}) => new HttpClient(service.url).get<Body>(path, { headers });
  const fill = () => collection().insertMany(TESTIMONIALS);

  it('are listed to everyone, newest first, in the format of the contract (API-11, ENT-21, OR-31, OR-34)', async () => {
    await fill();
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
  });

  it('may be about a package, and are listed by it (PGE-14)', async () => {
    await fill();
    const edited = async (slug: string) => {
      const form = new FormData();
      form.append('package_slug', slug);
      const headers = await issuer.headers('admin');
      const { body } = await new HttpClient(service.url).request<One>('PATCH', '/api/testimonials/id-of-mid', { headers, body: form });
      return body.data.package_slug;
    };
    const about = async (slug: string) =>
      (await get<Many>(`/api/testimonials?package=${slug}`)).body.data.map(({ testimonial_id: id }) => id);
    expect(await edited('bunaken-classic')).toBe('bunaken-classic');
    expect(await about('bunaken-classic')).toEqual(['id-of-mid']);
    expect(await about('other')).toEqual([]);
    expect((await get<Many>('/api/testimonials')).body.data).toHaveLength(3);
    expect(await edited('')).toBeNull();
    expect(await about('bunaken-classic')).toEqual([]);
  });

  it('are an empty list when there are none (API-11)', async () => {
    const { status, body } = await get<Many>('/api/testimonials');
    expect([status, body.data]).toEqual([200, []]);
  });

  it('are returned individually to everyone (API-43)', async () => {
    await fill();
    const [first] = (await get<Many>('/api/testimonials')).body.data;
    const { status, body } = await get<One>(`/api/testimonials/${first?.testimonial_id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', success: true });
    expect(body.data).toEqual(first);
  });

  it('return 304 for the current ETag; responses to signed-in users are not stored', async () => {
    await fill();
    const etag = (await get('/api/testimonials')).headers.get('etag') ?? '';
    expect((await get('/api/testimonials', { 'if-none-match': etag })).status).toBe(304);
    const signedIn = await get('/api/testimonials', await issuer.headers('customer'));
    expect([signedIn.status, signedIn.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it.each(['nobody', '%24ne', '%00', 'x'.repeat(10_000), '%5B%5D'])('return 404 for the id %.20s', async (id) => {
    const { status, body } = await get(`/api/testimonials/${id}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 'error', success: false, code: 'testimonial_not_found', message: 'Testimonial not found' });
  });

  it('work with the unique index of an older version, whose key only imported ones have', async () => {
    await collection().createIndex({ seedKey: 1 }, { unique: true, sparse: true });
    await collection().insertMany(TESTIMONIALS.map((one) => ({ ...one, seedKey: one._id })));
    const form = new FormData();
    form.append('quote_en', 'Bluer');
    const edited = await new HttpClient(service.url).patch<One>('/api/testimonials/id-of-old', form, {
      headers: await issuer.headers('admin'),
    });
    expect([edited.status, edited.body.data.quote_en]).toEqual([200, 'Bluer']);
    expect(edited.body.data).not.toHaveProperty('seedKey');
    await collection().insertMany([testimonial('later', '2026-01-01T00:00:00Z'), testimonial('last', '2026-01-02T00:00:00Z')]);
    expect((await get<Many>('/api/testimonials')).body.data).toHaveLength(5);
  });

  it('are returned in pages on request, and reject invalid queries', async () => {
    await fill();
    const whole = (await get<Many & Paged>('/api/testimonials')).body;
    const first = (await get<Many & Paged>('/api/testimonials?limit=2')).body;
    const second = (await get<Many & Paged>(`/api/testimonials?limit=2&cursor=${first.next_cursor}`)).body;
    expect([...first.data, ...second.data]).toEqual(whole.data);
    expect([first.data.length, whole.next_cursor, second.next_cursor]).toEqual([2, null, null]);
    const [{ quote_en, quote_id, quote_cn } = {}] = (await get<{ data: Partial<TestimonialView>[] }>('/api/testimonials?lang=id')).body
      .data;
    const [{ quote_en: english, quote_id: indonesian } = {}] = whole.data;
    expect([quote_en, quote_id, quote_cn]).toEqual(indonesian ? ['', indonesian, ''] : [english, '', '']);
    const fuzzed = await get<ErrorBody>('/api/testimonials?limit=last');
    const errors = { limit: 'Limit must be a whole number from 1 to 1000' };
    expect([fuzzed.status, fuzzed.body.code, fieldErrorTexts(fuzzed.body.fields)]).toEqual([400, 'validation_failed', errors]);
  });
});
