import { cpuUsage } from 'node:process';
import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { eventually } from '@reefdesk/test-kit/eventually';
import { ProcessMemory } from '@reefdesk/test-kit/process-memory';
import type { ServiceProcess } from '@reefdesk/test-kit/service-process';
import { type Collection, type Connection, createConnection } from 'mongoose';
import sharp from 'sharp';
import type { ImageDocument } from '../src/images/image.schema.ts';
import { GalleryManager } from './gallery-manager.ts';
import { MediaFixture } from './media-fixture.ts';
import { photograph } from './pictures.ts';
import { workOf } from './process-children.ts';

const ALLOWED_BYTES = 512 * MEGABYTE;
const MARGIN_BYTES = 128 * MEGABYTE;
/** Multiple of the CPU time of decoding and scaling the same photo on the same machine. */
const ALLOWED_TIMES = 5;
/** The minimum counts, because a busy machine or a new process only adds CPU time. */
const MEASUREMENTS = 3;

describe('photographs of 10 MB and 24 megapixels', () => {
  let media: MediaFixture;
  let service: ServiceProcess;
  let database: Connection;
  let images: Collection<ImageDocument>;
  let photo: Buffer;
  let shots = 0;
  beforeAll(async () => {
    media = await MediaFixture.start({ service: false });
    service = await media.startProcess();
    database = await createConnection(media.stack.mongoUri, { dbName: media.stack.database('media') }).asPromise();
    images = database.collection<ImageDocument>('images');
    photo = await photograph({ width: 6_000, height: 4_000, bytes: LIMITS.imageMaxBytes });
  });
  afterAll(async () => {
    await database?.close();
    await media?.stop();
  });

  /** The same picture with other bytes, so that it is processed again. */
  function another(): Buffer {
    const bytes = Buffer.from(photo);
    bytes.writeUInt32BE(++shots, bytes.length - 4);
    return bytes;
  }

  async function workFor(doing: () => Promise<unknown>): Promise<number> {
    const before = cpuUsage();
    await doing();
    const { user, system } = cpuUsage(before);
    return (user + system) / 1e6;
  }

  /** CPU seconds of the service for one upload; undefined on other systems than Linux. */
  function workForUpload(): Promise<number | undefined> {
    return eventually(async () => {
      await eventually(async () => expect(await images.countDocuments({ pending: { $in: ['webp', 'avif'] } })).toBe(0));
      const before = workOf(service.pid);
      const image = await media.upload(another(), { name: 'IMG_2041.JPG' });
      expect(image).toMatchObject({ width: 2_560, height: 1_707, widths: [640] });
      expect((await fetch(`${service.url}/media/${image.id}/640`)).status).toBe(200);
      const after = workOf(service.pid);
      // Renditions begin a moment later; if they have begun already, another upload is measured.
      expect(await images.findOne({ _id: image.id })).toMatchObject({ attempts: 0, renditions: [{ width: 640 }] });
      return before === undefined ? undefined : Number(after) - before;
    });
  }

  async function leastOf(measure: () => Promise<number | undefined>): Promise<number | undefined> {
    const measured = [];
    while (measured.length < MEASUREMENTS) measured.push(await measure());
    return measured.every((work) => work !== undefined) ? Math.min(...measured) : undefined;
  }

  it('are verified and have a first rendition within the CPU time of five decodings', async () => {
    // CPU time is compared, not duration, so that a busy or slow machine does not matter.
    const decoding = await leastOf(() => workFor(() => sharp(photo).resize({ width: 2_560 }).jpeg().toBuffer()));
    const uploading = await leastOf(workForUpload);
    if (uploading !== undefined) expect(uploading).toBeLessThan(ALLOWED_TIMES * Number(decoding));
  });

  it('never increase the memory to 512 MB, with ten parallel uploads of either kind', async () => {
    const memory = ProcessMemory.of(service.pid);
    const gallery = new GalleryManager(media, service.url);
    const byForm = Array.from({ length: 5 }, async (_, n) => {
      const { status } = await gallery.add({ image_title_en: `Photograph ${n}` }, { bytes: another() });
      expect(status).toBe(201);
    });
    const overStaging = Array.from({ length: 5 }, () => media.upload(another()));
    await Promise.all([...byForm, ...overStaging]);
    expect(await gallery.list()).toHaveLength(5);
    if (memory) expect(memory.peak).toBeLessThan(ALLOWED_BYTES - MARGIN_BYTES);
  });
});
