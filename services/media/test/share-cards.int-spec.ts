import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD_MAX_BYTES, type CardShape, cardDigest, cardPath } from '@reefdesk/contracts/images/share-cards';
import { FIND_CARD_TITLE } from '@reefdesk/contracts/messages/catalog.messages';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { FaultProxy } from '@reefdesk/test-kit/fault-proxy';
import { createConnection } from 'mongoose';
import sharp from 'sharp';
import type { ImageDocument } from '../src/images/image.schema.ts';
import { ImageProcessor } from '../src/pixels/image-processor.ts';
import { MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

const { name, tagline } = JSON.parse(readFileSync(join(__dirname, '../../../config/brand.json'), 'utf8')) as {
  name: string;
  tagline: { en: string; cn: string };
};

/** Too long for any line. */
const ENDLESS = 'Bunaken, Siladen, Manado Tua, Montehage and Nain: five islands, five walls and one very patient captain from Wenang';

describe('the card of a shared link', () => {
  let media: MediaFixture;
  let proxy: FaultProxy;
  let image: StoredImage;
  /** Noise, which JPEG cannot compress well. */
  let grainy: StoredImage;
  let titles: string[] = [];
  let requests = 0;
  let silence: () => void;

  const speak = () => {
    silence = media.owner.answer(FIND_CARD_TITLE.catalog, ({ imageId, name: brand, digest }) => {
      requests++;
      const shown = [image.id, grainy.id].includes(imageId) ? titles : [];
      return { title: shown.find((title) => cardDigest({ title, name: brand }) === digest) ?? null };
    });
  };

  beforeAll(async () => {
    media = await MediaFixture.start({ service: false });
    proxy = await media.storageProxy();
    media.service = await media.startReplica({ S3_ENDPOINT: proxy.endpoint });
    await eventually(() => media.describe([]));
    image = await media.upload(await jpeg({ width: 1300, height: 900 }));
    grainy = await media.upload(await jpeg({ width: 1300, height: 900, grain: 250 }));
    speak();
  });
  afterAll(() => media?.stop());
  beforeEach(() => {
    titles = [];
    requests = 0;
  });

  const pathOf = (title: string, shape: CardShape = 'wide') => cardPath(image.id, shape, { title, name });
  const cardOf = (title: string, shape?: CardShape) => media.bytes(pathOf(title, shape), '*/*');
  const cardsDrawn = () => {
    const jobs = jobsOf(media.service.app.get(ImageProcessor, { strict: false }));
    return () => jobs.filter((kind) => kind === 'card').length;
  };

  it.each([
    ['wide', 1200, 630],
    ['square', 600, 600],
  ] as const)('is a JPEG in the format %s, %i by %i, within the size limit even for noise', async (shape, width, height) => {
    titles = [ENDLESS];
    const path = cardPath(grainy.id, shape, { title: ENDLESS, name });
    const answer = await media.get(path, { accept: '*/*' });
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(bytes.length).toBeLessThan(CARD_MAX_BYTES[shape]);
    const held = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await media.get(path, held)).status).toBe(304);
  });

  it('shows the name in the script of each language, and omits characters without a glyph', async () => {
    titles = ['Bunaken', 'Taman Laut Bunaken', '布纳肯', '布纳多', 'Bunaken 🤿'];
    const cards = await Promise.all(titles.map((title) => cardOf(title)));
    const [english, indonesian, chinese, other, diver] = cards.map((bytes) => bytes.toString('base64'));
    expect(new Set([english, indonesian, chinese, other]).size).toBe(4);
    expect(diver).toBe(english);
  });

  it('is drawn once for parallel requests, and not again by another replica', async () => {
    titles = ['Siladen'];
    const drawn = cardsDrawn();
    const answers = await Promise.all(Array.from({ length: 12 }, () => cardOf('Siladen')));
    expect(new Set(answers.map((bytes) => bytes.toString('base64'))).size).toBe(1);
    expect(drawn()).toBe(1);
    const replica = await media.startReplica();
    try {
      const replicaJobs = jobsOf(replica.app.get(ImageProcessor, { strict: false }));
      titles = [];
      const answer = await fetch(replica.url + pathOf('Siladen'));
      expect(Buffer.from(await answer.arrayBuffer()).equals(answers[0] as Buffer)).toBe(true);
      expect(replicaJobs).not.toContain('card');
      expect(requests).toBe(1);
    } finally {
      await replica.close();
    }
  });

  it('shows the tagline of the operator on any picture, without asking another service', async () => {
    expect(await sharp(await cardOf(tagline.en)).metadata()).toMatchObject({ format: 'jpeg' });
    expect(await sharp(await cardOf(tagline.cn, 'square')).metadata()).toMatchObject({ format: 'jpeg' });
    expect(requests).toBe(0);
  });

  it('is cropped around the focal point of the picture, and around no other one (LIB-04)', async () => {
    const focal = { x: 0, y: 0.5 };
    const database = await createConnection(media.stack.mongoUri, { dbName: media.stack.database('media') }).asPromise();
    await database.collection<ImageDocument>('images').updateOne({ _id: image.id }, { $set: { focal } });
    await database.close();
    const texts = { title: tagline.en, name };
    // The focal point is in the red left half; the right half is blue.
    const middle = { left: 250, top: 150, width: 100, height: 100 };
    const card = sharp(await media.bytes(cardPath(image.id, 'square', texts, focal), '*/*')).extract(middle);
    const [red, , blue] = (await sharp(await card.toBuffer()).stats()).channels;
    expect(red?.mean).toBeGreaterThan((blue?.mean ?? 0) + 20);
    expect((await media.get(cardPath(image.id, 'square', texts, { x: 1, y: 0.5 }))).status).toBe(404);
  });

  it('shows only the texts of a record with this picture', async () => {
    const drawn = cardsDrawn();
    titles = ['Siladen'];
    const answers = await Promise.all([
      media.get(pathOf('Cheap watches')),
      media.get(cardPath('0'.repeat(40), 'wide', { title: 'Siladen', name })),
      media.get(cardPath(image.id, 'wide', { title: 'Manado', name: 'Another operator' })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(drawn()).toBe(0);
  });

  it.each(['wide.jpg', 'tall-0000000000000000.jpg', 'wide-00.jpg', 'wide-0000000000000000.png', '..%2fmaster.webp', '%00'])(
    'returns 404 for %s',
    async (file) => {
      const answer = await media.get(`/media/${image.id}/cards/${file}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'image_not_found' });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('keeps only the 48 cards that were drawn last', async () => {
    const [master = ''] = await media.stored(`images/${image.id}/`);
    const folder = `${master.slice(0, master.lastIndexOf('/')).replace(/\/cards$/, '')}/cards/`;
    for (let old = 0; old < 60; old++)
      await media.storage.putObject(media.stack.s3.bucket, `${folder}wide-${String(old).padStart(16, '0')}.jpg`, 'old');
    titles = ['Nain'];
    await cardOf('Nain', 'square');
    const stored = await media.stored(folder);
    expect(stored).toHaveLength(48);
    expect(stored).toContain(folder + pathOf('Nain', 'square').split('/').at(-1));
  });

  it('returns 503 while the storage or the catalog is unavailable, and recovers', async () => {
    titles = ['Manado Tua', 'Montehage'];
    await proxy.cut();
    const without = await media.get(pathOf('Manado Tua'));
    expect(without.status).toBe(503);
    expect(await without.json()).toMatchObject({ code: 'service_unavailable' });
    expect(without.headers.get('cache-control')).toBe('no-store');
    await proxy.open();
    await eventually(() => cardOf('Manado Tua'));
    silence();
    const unanswered = await media.get(pathOf('Montehage'));
    expect(unanswered.status).toBe(503);
    expect((await media.get(pathOf('Manado Tua'))).status).toBe(200);
    speak();
    await eventually(() => cardOf('Montehage'));
  });
});

function jobsOf(imageProcessor: ImageProcessor): string[] {
  const jobs: string[] = [];
  const run = imageProcessor.run.bind(imageProcessor);
  imageProcessor.run = ((kind, ...rest) => {
    jobs.push(kind);
    return run(kind, ...rest);
  }) as typeof run;
  return jobs;
}
