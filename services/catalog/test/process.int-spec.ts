import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DestinationImport, ImportCatalog } from '@reefdesk/contracts/messages/catalog.messages';
import { DescribeImages } from '@reefdesk/contracts/messages/media.messages';
import { imageViewOf } from '@reefdesk/media-client/stored-image';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestParts, type TestParts } from '@reefdesk/test-kit/parts';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import mongoose from 'mongoose';
import type { DestinationDocument } from '../src/destinations/destination.schema.ts';
import { storedImage, text } from './builders.ts';

const MAIN = join(__dirname, '../dist/main.js');
const COUNT = 400;

function destination(number: number): DestinationImport {
  return {
    key: `d${number}`,
    name: text(`Destination ${number}`),
    category: text('Diving'),
    description: text('A wall'),
    location: 'Bunaken',
    openingHour: { day: 'Monday - Sunday', open: '07:00', close: '17:00' },
    entryFee: { local: 0, tourist: 0 },
    bestTime: 'April - November',
    visitDuration: 'Full Day',
    imageIds: ['picture'],
  };
}

describe('the built service', () => {
  let parts: TestParts;
  let seed: NatsPeer;
  let media: NatsPeer;
  let database: mongoose.Connection;
  let service: ServiceProcess;

  beforeAll(async () => {
    parts = await startTestParts({ nats: true, mongo: true });
    seed = await NatsPeer.connect(parts, 'seed');
    media = await NatsPeer.connect(parts, 'media');
    media.answer(DescribeImages, ({ ids }) => ({ images: ids.map((id) => imageViewOf(storedImage(id))) }));
    database = await mongoose.createConnection(parts.mongoUri, { dbName: parts.database('catalog') }).asPromise();
    service = await startServiceProcess(MAIN, parts.env('catalog'));
  });

  afterAll(async () => {
    await service.stop();
    await Promise.all([seed.close(), media.close(), database.close()]);
    await parts.stop();
  });

  it('is ready once it has NATS and its database', async () => {
    const { status, body } = await new HttpClient(service.opsUrl).get('/health/ready');
    expect([status, body]).toEqual([200, { status: 'up', checks: { start: 'up', nats: 'up', mongo: 'up' } }]);
  });

  it('killed in the middle of an import, completes it in its next life: nothing lost, nothing twice', async () => {
    const collection = database.collection<DestinationDocument>('destinations');
    const content = { destinations: Array.from({ length: COUNT }, (_, number) => destination(number)), travels: [] };

    const cut = seed.ask(ImportCatalog, content, 2_000).catch(() => undefined);
    await eventually(async () => expect(await collection.countDocuments()).toBeGreaterThan(5), 15_000);
    await service.kill();
    service = await startServiceProcess(MAIN, parts.env('catalog'));
    const left = await collection.find().sort({ _id: 1 }).toArray();
    expect(left.length).toBeLessThan(COUNT);

    expect(await seed.ask(ImportCatalog, content)).toEqual({ created: COUNT - left.length });
    expect(await collection.countDocuments()).toBe(COUNT);
    const survivors = collection.find({ _id: { $in: left.map(({ _id }) => _id) } }).sort({ _id: 1 });
    expect(await survivors.toArray()).toEqual(left);
    await cut;
  });
});
