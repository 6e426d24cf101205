import { setTimeout as sleep } from 'node:timers/promises';
import { DescribeImages } from '@reefdesk/contracts/messages/media.messages';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import type { RunningService } from '@reefdesk/service-kit/service';
import { eventually } from '@reefdesk/test-kit/eventually';
import { rounds } from '@reefdesk/test-kit/rounds';
import { ImagesRepository } from '../src/images/images.repository.ts';
import { ObjectStorage } from '../src/storage/object-storage.ts';
import { CollectionFixture, GRACE_MS } from './collection-fixture.ts';
import { hashOf } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

describe('an image during its collection', () => {
  let collection: CollectionFixture;
  let other: RunningService;
  beforeAll(async () => {
    collection = await CollectionFixture.start({ IMAGE_SWEEP_LIMIT_PERCENT: '100' });
    other = await collection.startReplica();
  });
  afterAll(() => collection?.stop());
  beforeEach(() => collection.empty());

  const unusedFor = async (width: number) => {
    const image = await collection.upload(width);
    collection.gracePasses();
    await collection.sweep();
    collection.gracePasses();
    return image;
  };

  const isWhole = async (id: string) => {
    const record = await collection.images.findOne({ _id: id });
    if (!record) throw new Error(`${id} has no record`);
    const stored = await collection.objectsOf({ id });
    for (const key of [record.masterKey, ...record.renditions.map((rendition) => rendition.key)]) expect(stored).toContain(key);
    expect((await collection.media.get(`/media/${id}`)).status).toBe(200);
  };

  it('is kept if its bytes are uploaded between the question and the mark', async () => {
    const image = await unusedFor(301);
    collection.catalog.asked = 0;
    collection.catalog.beforeAnswer = async () => {
      if (collection.catalog.asked === 1) await collection.media.upload(await jpeg({ width: 301, height: 80 }));
    };
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 0 });
    await isWhole(image.id);
  });

  it('is kept if a record that will refer to it claims it', async () => {
    const image = await unusedFor(305);
    collection.catalog.asked = 0;
    collection.catalog.beforeAnswer = async () => {
      if (collection.catalog.asked === 1) await collection.media.ask(DescribeImages, { ids: [image.id], claim: true });
    };
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 0 });
    await isWhole(image.id);
  });

  it('cannot be uploaded after the mark, but on a later attempt', async () => {
    const image = await unusedFor(302);
    const bytes = await jpeg({ width: 302, height: 80 });
    let upload: Promise<StoredImage> | undefined;
    const reserving = [collection.media.service, other].map(({ app }) =>
      jest.spyOn(app.get(ImagesRepository, { strict: false }), 'reserve'),
    );
    collection.catalog.asked = 0;
    collection.catalog.beforeAnswer = async () => {
      if (collection.catalog.asked !== 2) return;
      upload = collection.media.upload(bytes);
      await eventually(() => expect(reserving.flatMap(({ mock }) => mock.results)).not.toEqual([]));
      const [rejected] = reserving.flatMap(({ mock }) => mock.results);
      await expect(rejected?.value).rejects.toMatchObject({ code: 'image_being_removed' });
    };
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 1 });
    for (const spy of reserving) spy.mockRestore();
    expect((await upload)?.id).toBe(image.id);
    await collection.settled();
    await isWhole(image.id);
  });

  it('is safe from a sweeper that was delayed during the deletion and continues later', async () => {
    const image = await unusedFor(303);
    const storage = collection.media.service.app.get(ObjectStorage, { strict: false });
    const heldUp = gate();
    const remove = storage.remove.bind(storage);
    const deleting = jest.spyOn(storage, 'remove').mockImplementation(async (key) => {
      if (key.startsWith('images/')) await heldUp.opened;
      return remove(key);
    });
    const first = collection.sweep();
    while (deleting.mock.calls.length === 0) await sleep(20);
    // The lease ends as in a frozen process; another replica completes the work, and the same bytes are uploaded again.
    await collection.database.collection('image_collection').updateOne({}, { $set: { holder: null, heldUntil: new Date(0) } });
    expect(await collection.sweep(other)).toMatchObject({ outcome: 'done', images: 1 });
    expect(await collection.objectsOf(image)).toEqual([]);
    await collection.upload(303);
    heldUp.open();
    expect(await first).toMatchObject({ images: 0 });
    deleting.mockRestore();
    await isWhole(image.id);
  });

  it('is safe from another upload that was delayed until its reservation was collected', async () => {
    const bytes = await jpeg({ width: 304, height: 80 });
    const id = hashOf(bytes).slice(0, 40);
    const gates = [gate(), gate()];
    let writes = 0;
    const spies = [collection.media.service, other].map(({ app }) => {
      const storage = app.get(ObjectStorage, { strict: false });
      const write = storage.write.bind(storage);
      return jest.spyOn(storage, 'write').mockImplementation(async (...object) => {
        if (object[0].startsWith('images/')) await gates[writes++]?.opened;
        return write(...object);
      });
    });
    const slow = collection.media.upload(bytes);
    while (writes < 1) await sleep(20);
    expect(await collection.collect()).toMatchObject({ outcome: 'done', images: 1 });
    // Another upload has reserved the same image before the first one continues.
    const second = collection.media.upload(bytes);
    while (writes < 2) await sleep(20);
    gates[0]?.open();
    expect((await slow).id).toBe(id);
    gates[1]?.open();
    expect((await second).id).toBe(id);
    for (const spy of spies) spy.mockRestore();
    await collection.settled();
    await isWhole(id);
    // The objects of the first upload have no record and are removed as strays.
    collection.catalog.used.add(id);
    collection.gracePasses();
    await collection.operator('sweep');
    expect((await collection.sweep()).strays).toBeGreaterThan(0);
    await isWhole(id);
  });

  it('is removed once if two replicas sweep at the same moment', async () => {
    for (let width = 330; width < 334; width++) await collection.upload(width);
    collection.gracePasses();
    await collection.sweep();
    collection.gracePasses();
    const reports = await Promise.all([collection.sweep(), collection.sweep(other), collection.sweep(), collection.sweep(other)]);
    expect(reports.reduce((sum, { images }) => sum + images, 0)).toBe(4);
    expect(reports.filter(({ outcome }) => outcome === 'busy').length).toBeGreaterThan(0);
    expect(await collection.media.stored('images/')).toEqual([]);
  });

  it('is never lost while a record shows it, in repeated rounds of uploads, uses and releases with two sweepers', async () => {
    const [shown, errors] = [new Set<string>(), [] as string[]];
    let removed = 0;
    let completed = 0;
    let writing = 0;
    let waitingForTime = 0;
    const isEnough = () => (completed >= rounds(8) && removed >= rounds(4)) || errors.length > 0;

    /** Time passes only while no admin saves, because records are written well within a grace period. */
    const passTime = async () => {
      waitingForTime++;
      while (writing > 0) await sleep(5);
      collection.clock.pass(GRACE_MS / 4);
      waitingForTime--;
    };

    /** Four sweeps span one grace period. */
    const sweepAll = async (service: RunningService) => {
      while (!isEnough()) {
        const report = await collection.sweep(service);
        removed += report.images;
        if (!['done', 'busy'].includes(report.outcome)) errors.push(`sweep: ${report.outcome} ${report.detail}`);
        await passTime();
        await sleep(5);
      }
    };

    const passes = async (gracePeriods: number) => {
      const until = Date.now() + gracePeriods * GRACE_MS;
      while (Date.now() < until && !isEnough()) await sleep(5);
    };

    /** Uploads, saves, shows and deletes an image, then uploads the same file again while it is collected. */
    const admin = async (width: number) => {
      const bytes = await jpeg({ width, height: 80 });
      while (!isEnough()) {
        while (waitingForTime > 0) await sleep(5);
        writing++;
        const rejected = await collection.media.refusal(bytes).catch((error: unknown) => String(error));
        const id = hashOf(bytes).slice(0, 40);
        if (rejected === 'accepted') {
          collection.catalog.used.add(id);
          shown.add(id);
        } else errors.push(`upload: ${rejected}`);
        writing--;
        await passes(Math.random() * 3);
        const status = await collection.statusOf({ id });
        if (status !== 200) errors.push(`${id} answers ${status} while it is shown`);
        if (!isEnough()) {
          shown.delete(id);
          collection.catalog.used.delete(id);
        }
        completed++;
        await passes(1.9 + Math.random() * 0.5);
      }
    };

    const admins = Array.from({ length: 6 }, (_, index) => admin(310 + index));
    await Promise.all([sweepAll(collection.media.service), sweepAll(other), ...admins]);
    await collection.settled();
    expect(errors).toEqual([]);
    for (const id of shown) await isWhole(id);
    for (const { _id } of await collection.images.find({ state: 'ready' }).toArray()) await isWhole(_id);
  });
});

function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
