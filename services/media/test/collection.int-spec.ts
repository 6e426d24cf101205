import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardPath } from '@reefdesk/contracts/images/share-cards';
import { ImagesRemoved } from '@reefdesk/contracts/messages/media.messages';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { eventually } from '@reefdesk/test-kit/eventually';
import type { SlideDocument } from '../src/slides/slide.schema.ts';
import { CollectionFixture, GRACE_MS } from './collection-fixture.ts';

const brand = JSON.parse(readFileSync(join(__dirname, '../../../config/brand.json'), 'utf8')) as Brand;

describe('the garbage collection of images', () => {
  let collection: CollectionFixture;
  beforeAll(async () => {
    collection = await CollectionFixture.start({ IMAGE_SWEEP_LIMIT_MINIMUM: '3' });
  });
  afterAll(() => collection?.stop());
  beforeEach(() => collection.empty());

  const oldUpload = async (width: number) => {
    const image = await collection.upload(width);
    collection.gracePasses();
    return image;
  };

  it('removes the records and objects of released images, and keeps images that an owner still shows', async () => {
    const [released, ofPackage, ofGuest, ofSlide] = [
      await collection.upload(101),
      await collection.upload(102),
      await collection.upload(103),
      await collection.upload(104),
    ];
    collection.catalog.used.add(ofPackage.id);
    collection.testimonials.used.add(ofGuest.id);
    await collection.slides.insertOne({ _id: 'slide', imageId: ofSlide.id } as SlideDocument);
    const card = cardPath(released.id, 'square', { title: brand.tagline.id, name: brand.name });
    expect((await collection.media.get(card)).status).toBe(200);
    expect(await collection.objectsOf(released)).toContainEqual(expect.stringContaining('/cards/square-'));
    const removed = await collection.media.owner.listen(ImagesRemoved, collection.media.bus);
    expect(await collection.collect()).toMatchObject({ outcome: 'done', images: 1 });
    await eventually(() => expect(removed).toEqual([{ ids: [released.id] }]));
    expect((await collection.media.get(card)).status).toBe(404);
    expect(await collection.statusOf(released)).toBe(404);
    expect(await collection.objectsOf(released)).toEqual([]);
    expect(await collection.images.findOne({ _id: released.id })).toBeNull();
    for (const remaining of [ofPackage, ofGuest, ofSlide]) {
      expect(await collection.statusOf(remaining)).toBe(200);
      expect((await collection.objectsOf(remaining)).length).toBeGreaterThan(1);
    }
    expect(Number(await collection.metric('image_sweep_removed_images_total'))).toBeGreaterThanOrEqual(1);
  });

  it('keeps images that were uploaded or released recently', async () => {
    const image = await collection.upload(105);
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 0 });
    collection.gracePasses();
    collection.catalog.used.add(image.id);
    await collection.sweep();
    collection.catalog.used.clear();
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 0 });
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 0 });
    expect(await collection.statusOf(image)).toBe(200);
    collection.gracePasses();
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 1 });
    expect((await collection.upload(105)).id).toBe(image.id);
    expect(await collection.statusOf(image)).toBe(200);
  });

  it('restarts the grace period if an image was used in between', async () => {
    const image = await oldUpload(106);
    await collection.sweep();
    collection.testimonials.used.add(image.id);
    collection.clock.pass(GRACE_MS);
    await collection.sweep();
    collection.testimonials.used.clear();
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 0 });
    expect(await collection.statusOf(image)).toBe(200);
  });

  it.each(['catalog', 'testimonials'] as const)(
    'deletes nothing and raises an alert while %s does not answer, and continues afterwards',
    async (name) => {
      const image = await oldUpload(107);
      await collection.sweep();
      collection.gracePasses();
      collection[name].fallSilent();
      expect(await collection.sweep()).toMatchObject({ outcome: 'owner_silent', images: 0, detail: expect.stringContaining(name) });
      expect(await collection.metric('image_sweep_alert{reason="owner_silent"')).toBe('1');
      expect(await collection.operator('status')).toContain('owner_silent');
      expect(await collection.statusOf(image)).toBe(200);
      collection[name].speak();
      expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 1 });
      expect(await collection.metric('image_sweep_alert{reason="owner_silent"')).toBe('0');
    },
  );

  it.each([{}, { used: [] }])('does not treat the answer %j as "none"', async (fuzzed) => {
    const image = await oldUpload(108);
    await collection.sweep();
    collection.gracePasses();
    collection.catalog.fuzzed = fuzzed;
    expect(await collection.sweep()).toMatchObject({ outcome: 'owner_silent', images: 0 });
    expect(await collection.statusOf(image)).toBe(200);
  });

  it('stops if an owner answers from another database, until an operator accepts it', async () => {
    const image = await oldUpload(109);
    await collection.sweep();
    collection.gracePasses();
    const [before, other] = [collection.catalog.databaseId, randomUUID()];
    await expect(collection.operator('accept', 'catalog')).rejects.toThrow('nothing to accept');
    collection.catalog.databaseId = other;
    expect(await collection.sweep()).toMatchObject({ outcome: 'another_database', images: 0 });
    expect(await collection.sweep()).toMatchObject({ outcome: 'another_database', images: 0 });
    expect(await collection.metric('image_sweep_alert{reason="another_database"')).toBe('1');
    expect(await collection.statusOf(image)).toBe(200);
    expect(await collection.operator('status')).toContain(`catalog: ${before}, but met ${other}`);
    expect(await collection.operator('accept', 'catalog')).toContain(other);
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 1 });
  });

  it('unmarks at once if the database of an owner changes between the two questions', async () => {
    const image = await oldUpload(110);
    await collection.sweep();
    collection.gracePasses();
    const before = collection.catalog.databaseId;
    collection.catalog.asked = 0;
    collection.catalog.beforeAnswer = () => {
      if (collection.catalog.asked === 2) collection.catalog.databaseId = randomUUID();
    };
    expect(await collection.sweep()).toMatchObject({ outcome: 'another_database', images: 0 });
    collection.catalog.databaseId = before;
    expect(await collection.statusOf(image)).toBe(200);
    expect((await collection.objectsOf(image)).length).toBeGreaterThan(1);
  });

  it('asks again after marking, and unmarks images that turn out to be used', async () => {
    const [used, unused] = [await collection.upload(111), await oldUpload(112)];
    await collection.sweep();
    collection.gracePasses();
    const seen: number[] = [];
    collection.catalog.asked = 0;
    collection.catalog.beforeAnswer = async () => {
      seen.push(await collection.statusOf(used));
      if (collection.catalog.asked === 2) collection.catalog.used.add(used.id);
    };
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 1 });
    // Marked images are not shown, so that no client can start to use them.
    expect(seen).toEqual([200, 404]);
    expect(await collection.statusOf(used)).toBe(200);
    expect(await collection.statusOf(unused)).toBe(404);
  });

  it('stops if it would remove more than a tenth of all images, until an operator allows that number', async () => {
    for (let width = 120; width < 125; width++) await collection.upload(width);
    expect(await collection.collect()).toMatchObject({ outcome: 'too_many_images', images: 0, detail: expect.stringContaining('5 of 5') });
    expect(await collection.metric('image_sweep_alert{reason="too_many_images"')).toBe('1');
    expect(await collection.images.countDocuments({ state: 'ready' })).toBe(5);
    await collection.operator('allow', '4');
    expect(await collection.sweep()).toMatchObject({ outcome: 'too_many_images', images: 0 });
    await collection.operator('allow', '5');
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 5 });
    expect(await collection.operator('status')).not.toContain('may remove');
  });

  it('does nothing while it is paused for a backup', async () => {
    const image = await oldUpload(130);
    await collection.sweep();
    collection.gracePasses();
    await collection.operator('pause', '--hours', '1');
    expect(await collection.sweep()).toMatchObject({ outcome: 'paused', images: 0 });
    expect(await collection.metric('image_sweep_paused')).toBe('1');
    expect(await collection.statusOf(image)).toBe(200);
    await collection.operator('resume');
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 1 });
  });

  it('begins a pause only after the current deletion has ended', async () => {
    await oldUpload(131);
    await collection.sweep();
    collection.gracePasses();
    collection.catalog.asked = 0;
    let pausing: Promise<unknown> = Promise.resolve();
    let objectsAtPause: string[] | undefined;
    collection.catalog.beforeAnswer = async () => {
      // The images are now marked but not yet deleted.
      if (collection.catalog.asked !== 2) return;
      pausing = collection.operator('pause').then(async () => (objectsAtPause = await collection.media.stored('images/')));
      await eventually(async () =>
        expect((await collection.database.collection('image_collection').findOne())?.pausedUntil > new Date()).toBe(true),
      );
    };
    expect(await collection.sweep()).toMatchObject({ images: 1 });
    await pausing;
    expect(await collection.sweep()).toMatchObject({ outcome: 'paused', images: 0 });
    expect(await collection.media.stored('images/')).toEqual(objectsAtPause);
  });
});
