import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { FIND_IMAGE_USES } from '@reefdesk/contracts/messages/image-uses.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { type Connection, createConnection } from 'mongoose';
import { runCollectionCli } from '../src/collection/cli/collection-cli.ts';
import type { ImageDocument } from '../src/images/image.schema.ts';
import { MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

/** The built service, because a process of its own is what can be killed. */
const MAIN = join(__dirname, '../dist/main.js');
const SHOWN = 4;
const UNUSED = 24;

describe('a media service killed in the middle of a collection', () => {
  let media: MediaFixture;
  let testimonials: NatsPeer;
  let database: Connection;
  let service: ServiceProcess | undefined;
  const shown = new Set<string>();

  beforeAll(async () => {
    media = await MediaFixture.start({ service: false });
    testimonials = await NatsPeer.connect(media.parts, 'testimonials');
    database = await createConnection(media.parts.mongoUri, { dbName: media.parts.database('media') }).asPromise();
    media.owner.answer(FIND_IMAGE_USES.catalog, ({ ids }) => ({ used: ids.filter((id) => shown.has(id)), databaseId: 'catalog' }));
    testimonials.answer(FIND_IMAGE_USES.testimonials, () => ({ used: [], databaseId: 'testimonials' }));
  });
  afterAll(async () => {
    await service?.stop();
    await Promise.all([testimonials?.close(), database?.close()]);
    await media?.stop();
  });

  const start = async () => {
    service = await startServiceProcess(MAIN, {
      ...media.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      MEDIA_LEASE_SECONDS: '1',
      IMAGE_SWEEP_INTERVAL_SECONDS: '0.3',
      IMAGE_SWEEP_GRACE_SECONDS: '0.5',
      IMAGE_SWEEP_LIMIT_PERCENT: '100',
    });
    await eventually(() => media.describe([]), 15_000);
    return service;
  };
  /** The operator's command works on the database alone. */
  const operator = async (...args: string[]) => {
    const silent = new PassThrough().resume();
    expect(await runCollectionCli(args, { env: media.env, stdout: silent, stderr: silent })).toBe(0);
  };
  const images = () => database.collection<ImageDocument>('images');
  const objects = () => media.stored('images/');

  it('is followed by one that completes it: no record without its objects, no object without its record', async () => {
    await operator('pause');
    let running = await start();
    const sizes = Array.from({ length: SHOWN + UNUSED }, (_, index) => 500 + index);
    for (const width of sizes) {
      const { id } = await media.upload(await jpeg({ width, height: 60 }));
      if (shown.size < SHOWN) shown.add(id);
    }
    await eventually(async () => expect(await images().countDocuments({ pending: { $ne: 'none' } })).toBe(0), 90_000);
    const all = (await objects()).length;
    const ofShown = (await objects()).filter((key) => [...shown].some((id) => key.includes(id)));

    await operator('resume');
    let [kills, begun] = [0, 0];
    for (let left = all; left > ofShown.length && (kills < 3 || begun === 0); kills++) {
      await eventually(async () => expect((await objects()).length).toBeLessThan(left), 30_000);
      // At a moment of its own each time.
      await sleep(Math.random() * 30);
      await running.kill();
      left = (await objects()).length;
      begun += await images().countDocuments({ state: 'deleting' });
      for (const id of shown) expect(await images().findOne({ _id: id })).toMatchObject({ state: 'ready' });
      running = await start();
    }
    // It was really in the middle.
    expect(begun).toBeGreaterThan(0);
    await eventually(async () => expect(await images().countDocuments({})).toBe(SHOWN), 15_000);
    expect((await objects()).sort()).toEqual(ofShown.sort());
    for (const id of shown) expect((await fetch(`${running.url}/media/${id}`)).status).toBe(200);
  }, 240_000);
});
