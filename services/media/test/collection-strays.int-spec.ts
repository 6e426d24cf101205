import type { ImageDocument } from '../src/images/image.schema.ts';
import { CollectionFixture } from './collection-fixture.ts';

const ID = 'a'.repeat(40);

describe('stray objects in the bucket', () => {
  let collection: CollectionFixture;
  beforeAll(async () => {
    collection = await CollectionFixture.start({ IMAGE_SWEEP_LIMIT_MINIMUM: '2' });
  });
  afterAll(() => collection?.stop());
  beforeEach(async () => {
    await collection.empty();
    await collection.operator('sweep');
  });

  const put = async (key: string, bytes = 'left behind') => {
    await collection.media.storage.putObject(collection.media.stack.s3.bucket, key, bytes);
    return key;
  };
  const stray = (generation: string, id = ID) => put(`images/${id}/${generation}/master.webp`);

  it('are removed if they have no record and are old; objects of images stay', async () => {
    const image = await collection.upload(201);
    collection.catalog.used.add(image.id);
    const own = await collection.objectsOf(image);
    await stray('0123456789ab');
    // An object of an earlier generation, as a late rendition leaves it.
    await stray('0123456789ab', image.id);
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', strays: 0 });
    collection.gracePasses();
    await collection.operator('sweep');
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', strays: 2 });
    expect(await collection.media.stored('images/')).toEqual(own);
    expect(await collection.metric('image_sweep_removed_strays_total')).toBe('2');
  });

  it('are searched for once per grace period', async () => {
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', strays: 0 });
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', strays: null });
    collection.gracePasses();
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', strays: 0 });
  });

  it('are kept if there are too many, which indicates another error', async () => {
    for (const digit of ['1', '2', '3']) await stray(digit.repeat(12));
    collection.gracePasses();
    expect(await collection.sweep()).toMatchObject({ outcome: 'too_many_strays', strays: null });
    expect(await collection.media.stored('images/')).toHaveLength(3);
    await collection.operator('allow', '3');
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', strays: 3 });
    expect(await collection.media.stored('images/')).toEqual([]);
  });

  it('are collected with the record of an unfinished upload', async () => {
    const then = new Date(Date.now() - 60_000);
    const generation = 'ba9876543210';
    const record = {
      _id: ID,
      state: 'storing',
      generation,
      pending: 'none',
      renditions: [],
      createdAt: then,
      claimedAt: then,
      leasedUntil: new Date(0),
      unusedSince: null,
    };
    await collection.images.insertOne(record as unknown as ImageDocument);
    await stray(generation);
    expect(await collection.collect()).toMatchObject({ outcome: 'done', images: 1 });
    expect(await collection.media.stored('images/')).toEqual([]);
    expect(await collection.images.countDocuments()).toBe(0);
  });

  it('do not include images if the media database is empty or another one', async () => {
    const image = await collection.upload(202);
    collection.catalog.used.add(image.id);
    collection.gracePasses();
    const [objects, records] = [await collection.media.stored('images/'), await collection.images.find().toArray()];
    await collection.database.dropDatabase();
    await collection.operator('sweep');
    expect(await collection.sweep()).toMatchObject({ outcome: 'another_bucket', images: 0, strays: null });
    expect(await collection.sweep()).toMatchObject({ outcome: 'another_bucket', images: 0, strays: null });
    expect(await collection.metric('image_sweep_alert{reason="another_bucket"')).toBe('1');
    expect(await collection.media.stored('images/')).toEqual(objects);
    // The records are restored into a new database, which an operator accepts.
    await collection.images.insertMany(records);
    await collection.operator('accept', 'bucket');
    expect(await collection.sweep()).toMatchObject({ outcome: 'first_sighting' });
    expect(await collection.sweep()).toMatchObject({ outcome: 'done', images: 0, strays: 0 });
    expect(await collection.statusOf(image)).toBe(200);
  });

  it('stop a sweep if the bucket is another one', async () => {
    const { bucket } = collection.media.stack.s3;
    const image = await collection.upload(203);
    await collection.media.storage.removeObject(bucket, 'database-id');
    expect(await collection.collect()).toMatchObject({ outcome: 'another_bucket', images: 0 });
    expect(await collection.statusOf(image)).toBe(200);
    await collection.operator('accept', 'bucket');
    expect(await collection.sweep()).toMatchObject({ outcome: 'first_sighting' });
    expect(await collection.sweep()).toMatchObject({ outcome: 'done' });
  });
});
