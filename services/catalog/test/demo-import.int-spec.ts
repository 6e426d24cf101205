import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DestinationView } from '@reefdesk/contracts/destinations';
import {
  CountCatalog,
  type DestinationImport,
  DestinationsChanged,
  ImportCatalog,
  type TravelImport,
  TravelsChanged,
} from '@reefdesk/contracts/messages/catalog.messages';
import type { PackageView } from '@reefdesk/contracts/travels';
import { eventually } from '@reefdesk/test-kit/eventually';
import { storedImage, text, travel } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';

const reef: DestinationImport = {
  key: 'reef',
  name: text('Reef'),
  category: text('Diving'),
  description: text('A wall'),
  location: 'Bunaken',
  openingHour: { day: 'Monday - Sunday', open: '07:00', close: '17:00' },
  entryFee: { local: 10_000, tourist: 150_000 },
  bestTime: 'April - November',
  visitDuration: 'Full Day',
  imageIds: ['reef-1', 'reef-2'],
};
const lake: DestinationImport = { ...reef, key: 'lake', name: text('Lake'), imageIds: ['lake-1'] };
const islands: TravelImport = {
  key: 'islands',
  name: text('Four Islands in a Day'),
  category: text('Islands'),
  description: text('By boat'),
  days: 1,
  price: 1_100_000,
  imageId: 'islands-picture',
  stops: [
    { destination: null, time: '07:00', comment: text('We meet') },
    { destination: 'reef', time: '09:00', comment: text('We dive') },
    { destination: 'lake', time: '15:00', comment: text('We rest') },
  ],
};
const content = {
  destinations: [reef, lake],
  travels: [islands, { ...islands, key: 'slow', name: text('Slow Days'), days: 4, price: undefined }],
};

describe('the import of demo content', () => {
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start();
  });
  afterAll(() => catalog.stop());
  beforeEach(() => catalog.empty());

  const stored = async () => [
    await catalog.destinations.find().sort({ _id: 1 }).toArray(),
    await catalog.travels.find().sort({ _id: 1 }).toArray(),
  ];

  it('keeps destinations and packages whole, with their stops in order (OR-53, OR-80)', async () => {
    expect(await catalog.seed.ask(ImportCatalog, content)).toEqual({ created: 4 });
    expect(await catalog.seed.ask(CountCatalog, {})).toEqual({ destinations: 2, travels: 2 });
    const { body } = await catalog.get<{ data: PackageView[] }>('/api/packages');
    expect(body.data.map(({ slug, duration, price, features }) => [slug, duration, price, features])).toEqual([
      ['four-islands-in-a-day', '1 day', 1_100_000, ['Reef', 'Lake']],
      ['slow-days', '4 days', undefined, ['Reef', 'Lake']],
    ]);
    const [first] = await catalog.destinations.find().sort({ createdAt: 1 }).toArray();
    expect(first).toMatchObject({ seedKey: 'reef', status: 'active', version: 1, openingHour: reef.openingHour, entryFee: reef.entryFee });
    expect(first?.images.map(({ image, isMain }) => [image, isMain])).toEqual([
      [storedImage('reef-1', { widths: [320, 640, 960] }), true],
      [storedImage('reef-2', { widths: [320, 640, 960] }), false],
    ]);
    const itinerary = await catalog.get<{ data: { stops: { time: string; destination: { name: { en: string } } | null }[] } }>(
      '/api/itinerary/slow-days',
    );
    expect(itinerary.body.data.stops.map(({ time, destination }) => [time, destination?.name.en ?? null])).toEqual([
      ['07:00', null],
      ['09:00', 'Reef'],
      ['15:00', 'Lake'],
    ]);
  });

  it('lists destinations and packages in the order they were written in', async () => {
    const numbers = Array.from({ length: 12 }, (_, number) => number);
    await catalog.seed.ask(ImportCatalog, {
      destinations: numbers.map((number) => ({ ...reef, key: `d${number}`, name: text(`D${number}`) })),
      travels: numbers.map((number) => ({ ...islands, key: `t${number}`, name: text(`T${number}`), stops: [] })),
    });
    const destinations = await catalog.get<{ data: DestinationView[] }>('/api/get-destinations');
    expect(destinations.body.data.map((view) => view.name.en)).toEqual(numbers.map((number) => `D${number}`));
    const packages = await catalog.get<{ data: PackageView[] }>('/api/packages');
    expect(packages.body.data.map((view) => view.slug)).toEqual(numbers.map((number) => `t${number}`));
  });

  it('can rely on unique keys and slugs from the first request on, beside the indexes that reads use', async () => {
    const shape = async (collection: { indexes(): Promise<{ key: unknown; unique?: boolean; sparse?: boolean }[]> }) =>
      (await collection.indexes()).map(({ key, unique, sparse }) => ({ key, ...(unique && { unique }), ...(sparse && { sparse }) }));
    expect(await shape(catalog.travels)).toEqual(
      expect.arrayContaining([
        { key: { slug: 1 }, unique: true },
        { key: { status: 1, createdAt: 1 } },
        { key: { 'itinerary.destinationId': 1 } },
        { key: { seedKey: 1 }, unique: true, sparse: true },
      ]),
    );
    expect(await shape(catalog.destinations)).toEqual(
      expect.arrayContaining([{ key: { status: 1, createdAt: 1 } }, { key: { seedKey: 1 }, unique: true, sparse: true }]),
    );
  });

  it('adds nothing, changes nothing and asks for no picture the second time', async () => {
    await catalog.seed.ask(ImportCatalog, content);
    const before = await stored();
    catalog.described.length = 0;
    expect(await catalog.seed.ask(ImportCatalog, content)).toEqual({ created: 0 });
    expect(await stored()).toEqual(before);
    expect(catalog.described).toEqual([]);
  });

  it('leaves alone what an admin changed since', async () => {
    await catalog.seed.ask(ImportCatalog, content);
    await catalog.travels.updateOne({ seedKey: 'islands' }, { $set: { 'name.en': 'Renamed', version: 2 } });
    await catalog.seed.ask(ImportCatalog, content);
    expect(await catalog.travels.findOne({ seedKey: 'islands' })).toMatchObject({
      name: { en: 'Renamed' },
      version: 2,
      slug: 'four-islands-in-a-day',
    });
  });

  it('completes what a killed one left, with the destinations that were there', async () => {
    await catalog.seed.ask(ImportCatalog, { destinations: [reef], travels: [] });
    const before = await catalog.destinations.findOne({ seedKey: 'reef' });
    expect(await catalog.seed.ask(ImportCatalog, content)).toEqual({ created: 3 });
    const after = await catalog.travels.findOne({ seedKey: 'islands' });
    expect(after?.itinerary[1]?.destinationId).toBe(before?._id);
    expect(await catalog.destinations.countDocuments()).toBe(2);
  });

  it('makes one of each when two run at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => catalog.seed.ask(ImportCatalog, content)));
    expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(4);
    expect(await catalog.seed.ask(CountCatalog, {})).toEqual({ destinations: 2, travels: 2 });
  });

  it('gives a package the next free slug when its own is taken (OR-80)', async () => {
    await catalog.travels.insertOne(travel('mine', { slug: 'four-islands-in-a-day' }));
    await catalog.seed.ask(ImportCatalog, { destinations: [reef, lake], travels: [islands, { ...islands, key: 'twin' }] });
    const slugs = await catalog.travels
      .find({ seedKey: { $exists: true } })
      .sort({ createdAt: 1 })
      .toArray();
    expect(slugs.map(({ slug }) => slug)).toEqual(['four-islands-in-a-day-2', 'four-islands-in-a-day-3']);
  });

  it('stores nothing when media does not hold a picture', async () => {
    catalog.unknownImages.add('lake-1');
    await expect(catalog.seed.ask(ImportCatalog, content)).rejects.toMatchObject({ code: 'image_not_found' });
    expect(await catalog.seed.ask(CountCatalog, {})).toEqual({ destinations: 0, travels: 0 });
  });

  it('refuses a stop at a destination that nobody imported', async () => {
    await expect(catalog.seed.ask(ImportCatalog, { destinations: [reef], travels: [islands] })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { stops: 'unknown destinations: lake' },
    });
    expect(await catalog.travels.countDocuments()).toBe(0);
  });

  it('tells what changed, once for each', async () => {
    const destinations = await catalog.seed.listen(DestinationsChanged);
    const travels = await catalog.seed.listen(TravelsChanged);
    await catalog.seed.ask(ImportCatalog, content);
    await catalog.seed.ask(ImportCatalog, content);
    const ids = (await catalog.destinations.find().sort({ createdAt: 1 }).toArray()).map(({ _id }) => ({ id: _id }));
    await eventually(() => expect([destinations.length, travels.length]).toEqual([2, 2]));
    expect(destinations).toEqual(ids);
    expect(travels.map(({ slug }) => slug)).toEqual(['four-islands-in-a-day', 'slow-days']);
  });
});
