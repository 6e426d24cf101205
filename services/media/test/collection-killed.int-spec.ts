import { PassThrough } from 'node:stream';
import { FIND_IMAGE_USES } from '@reefdesk/contracts/messages/media.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { FaultProxy } from '@reefdesk/test-kit/fault-proxy';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { type Connection, createConnection } from 'mongoose';
import { runCollectionCli } from '../src/collection/cli/collection-cli.ts';
import type { ImageDocument } from '../src/images/image.schema.ts';
import { MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

const SHOWN = 4;
const UNUSED = 24;
/** The service is killed while it waits for these object deletions, counted from each start. */
const DEADLY_DELETIONS = [1, 2, 7, 16];

describe('a media service killed in the middle of a collection', () => {
  let media: MediaFixture;
  let proxy: FaultProxy;
  let testimonials: NatsPeer;
  let database: Connection;
  const shown = new Set<string>();

  beforeAll(async () => {
    media = await MediaFixture.start({ service: false });
    proxy = await media.storageProxy();
    testimonials = await NatsPeer.connect(media.stack, 'testimonials');
    database = await createConnection(media.stack.mongoUri, { dbName: media.stack.database('media') }).asPromise();
    media.owner.answer(FIND_IMAGE_USES.catalog, ({ ids }) => ({ used: ids.filter((id) => shown.has(id)), databaseId: 'catalog' }));
    testimonials.answer(FIND_IMAGE_USES.testimonials, () => ({ used: [], databaseId: 'testimonials' }));
  });
  afterAll(async () => {
    await Promise.all([testimonials?.close(), database?.close()]);
    await media?.stop();
  });

  const start = () =>
    media.startProcess({
      S3_ENDPOINT: proxy.endpoint,
      NODE_ENV: 'test',
      MEDIA_LEASE_SECONDS: '1',
      IMAGE_SWEEP_INTERVAL_SECONDS: '0.3',
      IMAGE_SWEEP_GRACE_SECONDS: '0.5',
      IMAGE_SWEEP_LIMIT_PERCENT: '100',
    });
  /** The operator's command needs only the database. */
  const operator = async (...args: string[]) => {
    const silent = new PassThrough().resume();
    expect(await runCollectionCli(args, { env: media.env, stdout: silent, stderr: silent })).toBe(0);
  };
  const images = () => database.collection<ImageDocument>('images');
  const objects = () => media.stored('images/');

  it('is completed by the next process: no record without its objects, no object without its record', async () => {
    await operator('pause');
    let running = await start();
    const sizes = Array.from({ length: SHOWN + UNUSED }, (_, index) => 500 + index);
    for (const width of sizes) {
      const picture = await jpeg({ width, height: 60 });
      // On a busy machine the storage may be late, which is a temporary error.
      const { id } = await eventually(() => media.upload(picture));
      if (shown.size < SHOWN) shown.add(id);
    }
    await eventually(async () => expect(await images().countDocuments({ pending: { $ne: 'none' } })).toBe(0));
    const ofShown = (await objects()).filter((key) => [...shown].some((id) => key.includes(id)));

    for (const nth of DEADLY_DELETIONS) {
      const deletion = proxy.holdAt(/^DELETE /, nth);
      await operator('resume');
      await deletion;
      await running.kill();
      proxy.release();
      expect(await images().countDocuments({ state: 'deleting' })).toBeGreaterThan(0);
      expect((await objects()).length).toBeGreaterThan(ofShown.length);
      for (const id of shown) expect(await images().findOne({ _id: id })).toMatchObject({ state: 'ready' });
      await operator('pause');
      running = await start();
    }
    await operator('resume');
    await eventually(async () => expect(await images().countDocuments({})).toBe(SHOWN));
    expect((await objects()).sort()).toEqual(ofShown.sort());
    for (const id of shown) expect((await fetch(`${running.url}/media/${id}`)).status).toBe(200);
  });
});
