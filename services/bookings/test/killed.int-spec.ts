import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { enquiryIdOf } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryReceiptView } from '@reefdesk/contracts/enquiries/views';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { TestMailbox } from '@reefdesk/test-kit/test-mailbox';
import mongoose from 'mongoose';
import type { EnquiryDocument } from '../src/enquiries/enquiry.schema.ts';

const MAIN = join(__dirname, '../dist/main.js');
const GUESTS = 12;
const ENQUIRIES_OF_EACH = 5;
const KILLS = 4;

/** Two processes of the built service, each killed in turn while guests send enquiries. */
describe('enquiries while their service is killed', () => {
  let stack: TestStack;
  let mailbox: TestMailbox;
  let database: mongoose.Connection;
  const replicas: ServiceProcess[] = [];

  const start = () =>
    startServiceProcess(MAIN, {
      ...stack.env('bookings'),
      ...mailbox.env(),
      ENQUIRIES_PER_NETWORK: '100000',
      ENQUIRY_EMAILS_PER_HOUR: '100000',
      LOG_LEVEL: 'error',
    });

  beforeAll(async () => {
    stack = await startTestStack({ nats: true, mongo: true });
    mailbox = await TestMailbox.start();
    database = await mongoose.createConnection(stack.mongoUri, { dbName: stack.database('bookings') }).asPromise();
    replicas.push(...(await Promise.all([start(), start()])));
  });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await Promise.all([database?.close(), mailbox?.stop()]);
    await stack?.stop();
  });

  /** Retries with the same key until there is a response, like a browser on a bad connection. */
  async function ask(key: string, email: string): Promise<EnquiryReceiptView> {
    for (let attempt = 0; ; attempt += 1) {
      const url = replicas[attempt % 2]?.url ?? '';
      const body = { name: 'Ana', email, message: `Enquiry ${key}` };
      const sent = new HttpClient(url).post<{ data: EnquiryReceiptView }>('/api/enquiries', body, { headers: { 'idempotency-key': key } });
      const answer = await sent.catch(() => undefined);
      if (answer?.status === 201) return answer.body.data;
      if (answer && answer.status < 500) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
      await sleep(100);
    }
  }

  it('loses and duplicates no acknowledged enquiry; each has its reference and its emails (ENQ-02, ENQ-04)', async () => {
    const acknowledged = new Map<string, { email: string; reference: string }>();
    const guests = Array.from({ length: GUESTS }, async (_, guest) => {
      for (let number = 0; number < ENQUIRIES_OF_EACH; number += 1) {
        const [key, email] = [randomUUID(), `guest-${guest}-${number}@reef.example`];
        acknowledged.set(key, { email, reference: (await ask(key, email)).reference });
      }
    });
    const everybody = Promise.all(guests);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = acknowledged.size;
      await Promise.race([everybody, eventually(() => expect(acknowledged.size).toBeGreaterThan(before + 3))]);
      const at = kill % 2;
      await replicas[at]?.kill();
      await replicas[at]?.stop();
      replicas[at] = await start();
    }
    await everybody;

    const stored = await database.collection<EnquiryDocument>('enquiries').find().toArray();
    expect(stored.map(({ _id, reference }) => `${_id} ${reference}`).sort()).toEqual(
      [...acknowledged].map(([key, { reference }]) => `${enquiryIdOf(key)} ${reference}`).sort(),
    );
    expect(new Set(stored.map(({ reference }) => reference)).size).toBe(GUESTS * ENQUIRIES_OF_EACH);
    for (const [key, { email, reference }] of [...acknowledged].slice(0, 5)) expect((await ask(key, email)).reference).toBe(reference);

    const emails = database.collection<{ _id: string; state: string; notBefore: Date }>('letters');
    const untold = new Set([...acknowledged.values()].map(({ email }) => email));
    let sent = 0;
    await eventually(async () => {
      await sleep(300);
      const before = sent;
      sent = await emails.countDocuments({ state: 'sent' });
      // A killed process keeps its claim for minutes, so the claim is ended here.
      if (sent === before) await emails.updateMany({ state: 'waiting' }, { $set: { notBefore: new Date() } });
      // The mailbox keeps only the last two hundred emails.
      for (const email of untold) if (mailbox.emailsTo(email).length > 0) untold.delete(email);
      expect(sent).toBe(2 * GUESTS * ENQUIRIES_OF_EACH);
    });
    expect([...untold]).toEqual([]);
  });
});
