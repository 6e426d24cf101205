import { join } from 'node:path';
import type { Localised } from '@reefdesk/contracts/languages';
import { BeginUpload, FIND_IMAGE_USES } from '@reefdesk/contracts/messages/media.messages';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import type { StoredVersion } from '@reefdesk/service-kit/records/versioned.schema';
import { NATS_ACCOUNTS, type NatsAccount } from '@reefdesk/system/nats-accounts';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { type Collection, type Connection, createConnection } from 'mongoose';
import { CollectionStateRepository } from '../src/collection/collection-state.repository.ts';
import { ImageCollector } from '../src/collection/image-collector.ts';
import { IMAGE_OWNERS } from '../src/collection/image-owners.ts';
import { SlidesTrash } from '../src/editing/slides.trash.ts';
import type { ImageDocument } from '../src/images/image.schema.ts';
import { SlidesRepository } from '../src/slides/slides.repository.ts';
import { settled } from './collection-fixture.ts';
import { MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

type Owner = keyof typeof FIND_IMAGE_USES;

const GRACE_MS = 4_000;
const MAIN = (service: Owner) => join(__dirname, `../../${service}/dist/main.js`);
const text = (value: string): Localised => ({ en: value, id: value, cn: value });

describe('the garbage collection with the real owners of images', () => {
  let media: MediaFixture;
  /** A fixed clock, so that no grace period ends by accident. */
  let clock: HeldClock;
  const owners = new Map<Owner, ServiceProcess>();
  const databases = new Map<Owner, Connection>();
  let ofMedia: Connection;
  let images: Collection<ImageDocument>;

  const start = async (owner: Owner) => {
    owners.set(owner, await startServiceProcess(MAIN(owner), { ...media.stack.env(owner), LOG_LEVEL: 'warn' }));
  };
  const databaseOf = (owner: Owner): Connection => {
    const database = databases.get(owner);
    if (!database) throw new Error(`no database of ${owner}`);
    return database;
  };

  beforeAll(async () => {
    clock = new HeldClock();
    media = await MediaFixture.start({ service: false });
    for (const owner of ['catalog', 'testimonials'] as const) {
      const connection = createConnection(media.stack.mongoUri, { dbName: media.stack.database(owner) });
      databases.set(owner, await connection.asPromise());
      await start(owner);
    }
    ofMedia = await createConnection(media.stack.mongoUri, { dbName: media.stack.database('media') }).asPromise();
    images = ofMedia.collection<ImageDocument>('images');
    media.service = await media.startReplica({ IMAGE_SWEEP_GRACE_SECONDS: String(GRACE_MS / 1_000) });
    await eventually(() => media.describe([]));
  });
  afterAll(async () => {
    await Promise.all([...owners.values()].map((service) => service.stop()));
    await Promise.all([...databases.values(), ofMedia].map((database) => database?.close()));
    await media?.stop();
    clock?.release();
  });

  const upload = async (width: number) => {
    const image = await media.upload(await jpeg({ width, height: 90 }));
    await settled(images, clock);
    return image;
  };
  const sweep = () => media.service.app.get(ImageCollector, { strict: false }).sweep();
  /** Repeats the sweep until every owner has answered, because a busy machine may be slower than the timeout. */
  const heard = async () => {
    let report = await sweep();
    await eventually(async () => {
      if (report.outcome === 'owner_silent') report = await sweep();
      expect(report.outcome).not.toBe('owner_silent');
    });
    return report;
  };
  const collect = async () => {
    gracePasses();
    await heard();
    gracePasses();
    return heard();
  };
  const gracePasses = () => {
    clock.catchUp();
    clock.pass(GRACE_MS + 50);
  };
  const statusOf = async (images: readonly StoredImage[]) =>
    Promise.all(images.map(async ({ id }) => (await media.get(`/media/${id}`)).status));

  const identityOf = async (owner: Owner) => {
    const identity = await databaseOf(owner).collection<{ _id: string; value: string }>('database_identity').findOne({});
    return identity?.value ?? '';
  };

  it('asks every service that may upload', () => {
    const uploading = Object.entries(NATS_ACCOUNTS as Record<string, NatsAccount>)
      .filter(([, { serves, asks }]) => serves && asks.some(({ subject }) => subject === BeginUpload.subject))
      .map(([name]) => name);
    expect(uploading.length).toBeGreaterThan(0);
    expect([...IMAGE_OWNERS].sort()).toEqual([...uploading, 'media'].sort());
  });

  it('keeps every image that a record shows at any place, and deletes it once it is released', async () => {
    const [ofPackage, main, inGallery, profile, photo, slide, unowned] = [
      await upload(401),
      await upload(402),
      await upload(403),
      await upload(404),
      await upload(405),
      await upload(406),
      await upload(407),
    ];
    const [gallery, photos] = [
      [main, inGallery].map((image) => ({ id: image.id, image, isMain: image === main })),
      [{ id: photo.id, image: photo }],
    ];
    await databaseOf('catalog')
      .collection('destinations')
      .insertOne({ name: text('Reef'), images: gallery });
    await databaseOf('catalog')
      .collection('travels')
      .insertOne({ slug: 'trip', name: text('Trip'), image: ofPackage });
    await databaseOf('testimonials')
      .collection('testimonials')
      .insertOne({ name: text('Guest'), profile, photos });
    const slides = media.service.app.get(SlidesRepository, { strict: false });
    await slides.append({ id: 'slide', fingerprint: 'its call' }, { titles: text('Slide'), descriptions: text(''), imageId: slide.id });
    const shown = [ofPackage, main, inGallery, profile, photo, slide];

    gracePasses();
    expect(await heard()).toMatchObject({ outcome: 'first_sighting', images: 0 });
    expect(await collect()).toMatchObject({ outcome: 'done', images: 1 });
    expect(await statusOf([...shown, unowned])).toEqual([200, 200, 200, 200, 200, 200, 404]);

    await databaseOf('catalog').collection('travels').deleteMany({});
    await databaseOf('catalog')
      .collection<{ images: { image: StoredImage }[] }>('destinations')
      .updateOne({}, { $pull: { images: { 'image.id': inGallery.id } } } as never);
    await databaseOf('testimonials')
      .collection('testimonials')
      .updateOne({}, { $set: { profile: null } });
    expect(await collect()).toMatchObject({ outcome: 'done', images: 3 });
    expect(await statusOf(shown)).toEqual([404, 200, 404, 404, 200, 200]);
  });

  it('keeps the pictures of the trash and of earlier versions, and deletes them after those are deleted (EDT-05, EDT-06)', async () => {
    const [ofGuest, ofSlide, ofVersion] = [await upload(421), await upload(422), await upload(423)];
    const slides = media.service.app.get(SlidesRepository, { strict: false });
    const texts = { titles: text('Deleted'), descriptions: text('') };
    await slides.append({ id: 'deleted', fingerprint: 'its call' }, { ...texts, imageId: ofSlide.id });
    await slides.remove('deleted', null);
    const guests = databaseOf('testimonials').collection('testimonials');
    await guests.insertOne({ name: text('Deleted'), profile: ofGuest, photos: [], trashed: { at: new Date(), by: null } });
    const version = { kind: 'slides', recordId: 'deleted', version: 0, at: new Date(), by: null };
    await ofMedia
      .collection<StoredVersion>('versions')
      .insertOne({ _id: 'slides/deleted/0', ...version, content: {}, images: [ofVersion.id] });
    expect(await collect()).toMatchObject({ outcome: 'done', images: 0 });
    expect(await statusOf([ofGuest, ofSlide, ofVersion])).toEqual([200, 200, 200]);

    await media.service.app.get(SlidesTrash, { strict: false }).end('deleted');
    await guests.deleteMany({ trashed: { $exists: true } });
    expect(await collect()).toMatchObject({ outcome: 'done', images: 3 });
    expect(await statusOf([ofGuest, ofSlide, ofVersion])).toEqual([404, 404, 404]);
  });

  it('deletes nothing while catalog is killed', async () => {
    const unused = await upload(410);
    gracePasses();
    await heard();
    await owners.get('catalog')?.kill();
    gracePasses();
    expect(await sweep()).toMatchObject({ outcome: 'owner_silent', images: 0 });
    expect(await statusOf([unused])).toEqual([200]);
    await start('catalog');
    expect(await heard()).toMatchObject({ outcome: 'done', images: 1 });
  });

  it.each(['catalog', 'testimonials'] as const)('deletes nothing if the database of %s is empty', async (owner) => {
    const before = await media.stored('images/');
    await databaseOf(owner).dropDatabase();
    expect(await collect()).toMatchObject({ outcome: 'another_database', images: 0, detail: expect.stringContaining(owner) });
    expect(await media.stored('images/')).toEqual(before);
    await media.service.app.get(CollectionStateRepository, { strict: false }).know(owner, await identityOf(owner));
  });

  it('creates the identity of a database once, even for parallel requests', async () => {
    await databaseOf('catalog').dropDatabase();
    const asker = await NatsPeer.connect(media.stack, 'media');
    try {
      const answers = await Promise.all(Array.from({ length: 20 }, () => asker.ask(FIND_IMAGE_USES.catalog, { ids: [] })));
      expect(new Set(answers.map(({ databaseId }) => databaseId)).size).toBe(1);
      expect(await databaseOf('catalog').collection('database_identity').countDocuments()).toBe(1);
      await expect(asker.ask(FIND_IMAGE_USES.catalog, { ids: Array(501).fill('a'.repeat(40)) })).rejects.toMatchObject({
        code: 'bad_request',
      });
      await expect(asker.ask(FIND_IMAGE_USES.catalog, { ids: [{ $ne: null }] as never })).rejects.toMatchObject({ code: 'bad_request' });
    } finally {
      await asker.close();
    }
  });
});
