import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Localised } from '@reefdesk/contracts/languages';
import { ImportCatalog } from '@reefdesk/contracts/messages/catalog.messages';
import { FIND_IMAGE_USES } from '@reefdesk/contracts/messages/image-uses.messages';
import { BeginUpload, ImportSlides } from '@reefdesk/contracts/messages/media.messages';
import { ImportTestimonials } from '@reefdesk/contracts/messages/testimonials.messages';
import { NATS_ACCOUNTS, type NatsAccount } from '@reefdesk/dev/stack/nats-accounts';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { startService } from '@reefdesk/service-kit/service';
import { eventually } from '@reefdesk/test-kit/eventually';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { type Connection, createConnection } from 'mongoose';
import { CollectionStateRepository } from '../src/collection/collection-state.repository.ts';
import { ImageCollector } from '../src/collection/image-collector.ts';
import { IMAGE_OWNERS } from '../src/collection/image-owners.ts';
import { defineMedia } from '../src/define.ts';
import { MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

type Owner = keyof typeof FIND_IMAGE_USES;

const GRACE_MS = 400;
const MAIN = (service: Owner) => join(__dirname, `../../${service}/dist/main.js`);
const text = (word: string): Localised => ({ en: word, id: word, cn: word });

describe('the garbage collection with the real owners of images', () => {
  let media: MediaFixture;
  const owners = new Map<Owner, ServiceProcess>();
  const databases = new Map<Owner, Connection>();

  const start = async (owner: Owner) => {
    owners.set(owner, await startServiceProcess(MAIN(owner), { ...media.parts.env(owner), LOG_LEVEL: 'warn' }));
  };
  const databaseOf = (owner: Owner): Connection => {
    const database = databases.get(owner);
    if (!database) throw new Error(`no database of ${owner}`);
    return database;
  };

  beforeAll(async () => {
    media = await MediaFixture.start({ service: false });
    for (const owner of ['catalog', 'testimonials'] as const) {
      const connection = createConnection(media.parts.mongoUri, { dbName: media.parts.database(owner) });
      databases.set(owner, await connection.asPromise());
      await start(owner);
    }
    const own = { HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0', NODE_ENV: 'test', IMAGE_SWEEP_GRACE_SECONDS: String(GRACE_MS / 1_000) };
    media.service = await startService(defineMedia({ ...media.env, ...own }));
    await eventually(() => media.describe([]), 15_000);
  });
  afterAll(async () => {
    await Promise.all([...owners.values()].map((service) => service.stop()));
    await Promise.all([...databases.values()].map((database) => database.close()));
    await media?.stop();
  });

  const sweep = () => media.service.app.get(ImageCollector, { strict: false }).sweep();
  const collect = async () => {
    await sleep(GRACE_MS + 50);
    await sweep();
    await sleep(GRACE_MS + 50);
    return sweep();
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

  it('keeps every image that a record shows, in whichever place, and collects each as soon as it is released', async () => {
    const upload = async (width: number) => media.upload(await jpeg({ width, height: 90 }));
    const [ofPackage, main, inGallery, profile, photo, slide, ofNobody] = [
      await upload(401),
      await upload(402),
      await upload(403),
      await upload(404),
      await upload(405),
      await upload(406),
      await upload(407),
    ];
    await media.seed.ask(ImportCatalog, {
      destinations: [
        {
          key: 'reef',
          name: text('Reef'),
          category: text('Diving'),
          description: text('A reef'),
          location: 'Manado',
          openingHour: {} as never,
          entryFee: {} as never,
          bestTime: '',
          visitDuration: '',
          imageIds: [main.id, inGallery.id],
        },
      ],
      travels: [
        {
          key: 'trip',
          name: text('Trip'),
          category: text('Diving'),
          description: text('A trip'),
          days: 1,
          imageId: ofPackage.id,
          stops: [],
        },
      ],
    });
    await media.seed.ask(ImportTestimonials, {
      testimonials: [
        {
          key: 'guest',
          name: text('Guest'),
          role: text('Diver'),
          quote: text('Good'),
          location: text('Bali'),
          rating: 5,
          profileImageId: profile.id,
          photoIds: [photo.id],
          createdAt: new Date().toISOString(),
        },
      ],
    });
    await media.seed.ask(ImportSlides, {
      slides: [{ key: 'slide', titles: text('Slide'), descriptions: text(''), imageId: slide.id, position: 1 }],
    });
    const shown = [ofPackage, main, inGallery, profile, photo, slide];

    await sleep(GRACE_MS + 50);
    expect(await sweep()).toMatchObject({ outcome: 'first_sighting', images: 0 });
    expect(await collect()).toMatchObject({ outcome: 'done', images: 1 });
    expect(await statusOf([...shown, ofNobody])).toEqual([200, 200, 200, 200, 200, 200, 404]);

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

  it('deletes nothing while catalog is killed', async () => {
    const unused = await media.upload(await jpeg({ width: 410, height: 90 }));
    await sleep(GRACE_MS + 50);
    await sweep();
    await owners.get('catalog')?.kill();
    await sleep(GRACE_MS + 50);
    expect(await sweep()).toMatchObject({ outcome: 'owner_silent', images: 0 });
    expect(await statusOf([unused])).toEqual([200]);
    await start('catalog');
    expect(await sweep()).toMatchObject({ outcome: 'done', images: 1 });
  });

  it.each(['catalog', 'testimonials'] as const)('deletes nothing when the database of %s is empty', async (owner) => {
    const before = await media.stored('images/');
    await databaseOf(owner).dropDatabase();
    expect(await collect()).toMatchObject({ outcome: 'another_database', images: 0, detail: expect.stringContaining(owner) });
    expect(await media.stored('images/')).toEqual(before);
    await media.service.app.get(CollectionStateRepository, { strict: false }).know(owner, await identityOf(owner));
  });

  it('makes a database’s identity once, even for questions that come at the same moment', async () => {
    await databaseOf('catalog').dropDatabase();
    const asker = await NatsPeer.connect(media.parts, 'media');
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
