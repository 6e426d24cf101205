import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MEGABYTE } from '@reefdesk/contracts/limits';
import { ListPublicKeys } from '@reefdesk/contracts/messages/auth.messages';
import { DescribeImages } from '@reefdesk/contracts/messages/media.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { ProcessMemory } from '@reefdesk/test-kit/process-memory';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { TokenIssuer } from '@reefdesk/test-kit/token-issuer';
import mongoose from 'mongoose';
import type { DestinationDocument } from '../src/destinations/destination.schema.ts';
import { text } from './builders.ts';
import { destinationForm } from './destination-forms.ts';

const MAIN = join(__dirname, '../dist/main.js');
const COUNT = 200;
const FLOOD_PARTS = 250_000;
/** Half of the container's memory limit. */
const ALLOWED_BYTES = 256 * MEGABYTE;

describe('the built service', () => {
  let stack: TestStack;
  let auth: NatsPeer;
  let media: NatsPeer;
  let issuer: TokenIssuer;
  let database: mongoose.Connection;
  let service: ServiceProcess;

  beforeAll(async () => {
    stack = await startTestStack({ nats: true, mongo: true });
    issuer = await TokenIssuer.create();
    auth = await NatsPeer.connect(stack, 'auth');
    auth.answer(ListPublicKeys, () => ({ keys: issuer.keys }));
    media = await NatsPeer.connect(stack, 'media');
    media.answer(DescribeImages, () => ({ images: [] }));
    database = await mongoose.createConnection(stack.mongoUri, { dbName: stack.database('catalog') }).asPromise();
    service = await startServiceProcess(MAIN, stack.env('catalog'));
  });

  afterAll(async () => {
    await service.stop();
    await Promise.all([auth.close(), media.close(), database.close()]);
    await stack.stop();
  });

  it('is ready when NATS and its database are connected', async () => {
    const { status, body } = await new HttpClient(service.opsUrl).get('/health/ready');
    expect([status, body]).toEqual([200, { status: 'up', checks: { start: 'up', nats: 'up', mongo: 'up' } }]);
  });

  it('rejects a body with very many parts without buffering it', async () => {
    const memory = ProcessMemory.of(service.pid);
    const part = '--x\r\nContent-Disposition: form-data; name="mainImage"; filename="a.png"\r\n\r\n\r\n';
    const headers = { ...(await issuer.headers('admin')), 'content-type': 'multipart/form-data; boundary=x' };
    const body = `${part.repeat(FLOOD_PARTS)}--x--\r\n`;
    const { status } = await fetch(`${service.url}/api/add-destination`, { method: 'POST', headers, body });
    expect(status).toBe(413);
    if (memory) expect(memory.peak).toBeLessThan(ALLOWED_BYTES);
  });

  it('if killed during creations, has each record once after all requests are repeated with their keys', async () => {
    const collection = database.collection<DestinationDocument>('destinations');
    const names = new Map<string, string>(Array.from({ length: COUNT }, (_, number) => [randomUUID(), `Destination ${number}`]));
    const add = async (key: string) => {
      const content = { names: text(names.get(key) ?? ''), categories: text('Diving'), descriptions: text('A wall') };
      const form = destinationForm({ ...content, location: 'Bunaken', best_time: 'April - November' });
      const headers = { ...(await issuer.headers('admin')), 'idempotency-key': key };
      return (await new HttpClient(service.url).post('/api/add-destination', form, { headers })).status;
    };

    const cut = Promise.allSettled([...names.keys()].map(add));
    await eventually(async () => expect(await collection.countDocuments()).toBeGreaterThan(5));
    await service.kill();
    await cut;
    service = await startServiceProcess(MAIN, stack.env('catalog'));
    const left = await collection.find().sort({ _id: 1 }).toArray();

    expect(new Set(await Promise.all([...names.keys()].map(add)))).toEqual(new Set([201]));
    const all = await collection.find().toArray();
    expect(new Map(all.map(({ _id, name }) => [_id, name.en]))).toEqual(names);
    const survivors = collection.find({ _id: { $in: left.map(({ _id }) => _id) } }).sort({ _id: 1 });
    expect(await survivors.toArray()).toEqual(left);
  });
});
