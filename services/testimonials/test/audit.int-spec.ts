import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@reefdesk/contracts/audit/values';
import type { Localised } from '@reefdesk/contracts/languages';
import { collectAudit, ListPublicKeys } from '@reefdesk/contracts/messages/auth.messages';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import type { StoredVersion } from '@reefdesk/service-kit/records/versioned.schema';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { TokenIssuer } from '@reefdesk/test-kit/token-issuer';
import mongoose from 'mongoose';
import type { TestimonialDocument } from '../src/testimonials/testimonial.schema.ts';
import { StandInMedia } from './stand-in-media.ts';
import { file } from './testimonials-under-test.ts';

const MAIN = join(__dirname, '../dist/main.js');
const WRITERS = ['ayu', 'budi', 'citra'];
const KILLS = 4;
/** Per kill; above 200 in all, so that some versions are thinned. */
const CHANGES = 30;
const FORWARDED = { 'x-forwarded-for': '203.0.113.77' };

interface Outbox {
  _id: string;
  at: Date;
  state: string;
}

/** Two processes share one database; audit entries are collected at the end. */
describe('the audit log while the service is killed', () => {
  let stack: TestStack;
  let auth: NatsPeer;
  let media: StandInMedia;
  let issuer: TokenIssuer;
  let database: mongoose.Connection;
  const replicas: ServiceProcess[] = [];
  const start = () => startServiceProcess(MAIN, { ...stack.env('testimonials'), LOG_LEVEL: 'error' });
  const outbox = () => database.collection<Outbox>('audit_outbox');

  beforeAll(async () => {
    stack = await startTestStack({ nats: true, mongo: true });
    auth = await NatsPeer.connect(stack, 'auth');
    issuer = await TokenIssuer.create();
    auth.answer(ListPublicKeys, () => ({ keys: issuer.keys }));
    media = await StandInMedia.start(stack);
    database = await mongoose.createConnection(stack.mongoUri, { dbName: stack.database('testimonials') }).asPromise();
    replicas.push(...(await Promise.all([start(), start()])));
  });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await Promise.all([database?.close(), media?.stop(), auth?.close()]);
    await stack?.stop();
  });

  async function ask(method: string, path: string, fields: Record<string, string | File>, userId: string, replica = 0, headers = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const sent = { ...(await issuer.headers('admin', userId, 'editor')), ...FORWARDED, ...headers };
    const body = method === 'DELETE' ? undefined : form;
    return new HttpClient(replicas[replica]?.url ?? '').request<{ data: TestimonialView }>(method, `/api/testimonials${path}`, {
      ...(body && { body }),
      headers: sent,
    });
  }

  async function add(name: string): Promise<string> {
    const fields = {
      name_en: name,
      role_en: 'Diver',
      quote_en: 'first',
      location_en: 'Bandung',
      rating: '5',
      profile_image: file('ayu.jpg'),
    };
    const { status, body } = await ask('POST', '', fields, 'ayu');
    expect(status).toBe(201);
    return body.data.testimonial_id;
  }

  it('contains no entry for requests that change nothing (AUD-01)', async () => {
    const id = await add('Quiet');
    expect(await outbox().countDocuments()).toBe(1);
    const rejected = await ask('PATCH', `/${id}`, { quote_en: 'stale' }, 'ayu', 0, { 'if-match': '"7"' });
    const unknown = await ask('PATCH', '/nobody', { quote_en: 'none' }, 'ayu');
    const same = await ask('PATCH', `/${id}`, { quote_en: 'first' }, 'ayu');
    const bad = await ask('PATCH', `/${id}`, { rating: 'many' }, 'ayu');
    expect([rejected, unknown, same, bad].map(({ status }) => status)).toEqual([409, 404, 200, 400]);
    expect(await outbox().countDocuments()).toBe(1);
  });

  it('contains each stored change once, complete and in order after kills, and keeps it until it is collected (AUD-02, EDT-05)', async () => {
    const id = await add('Wanted');
    const acknowledged = new Set<string>();
    let isOver = false;
    let allowed = 0;
    const writers = WRITERS.map(async (writer, at) => {
      for (let number = 0; !isOver; number += 1) {
        while (!isOver && acknowledged.size >= allowed) await sleep(10);
        const quote = `${writer} ${number}`;
        const answer = await ask('PATCH', `/${id}`, { quote_en: quote }, writer, (at + number) % 2).catch(() => undefined);
        if (answer?.status === 200) acknowledged.add(quote);
        else await sleep(50);
      }
    });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = acknowledged.size;
      allowed = before + CHANGES;
      await eventually(() => expect(acknowledged.size).toBeGreaterThan(before + 5));
      await replicas[kill % 2]?.kill();
      await replicas[kill % 2]?.stop();
      replicas[kill % 2] = await start();
    }
    isOver = true;
    await Promise.all(writers);
    expect(await ask('DELETE', `/${await add('Unwanted')}`, {}, 'citra')).toMatchObject({ status: 200 });

    // Entries left open by a killed process are settled after their time limit.
    await outbox().updateMany({ state: { $ne: 'settled' } }, { $set: { at: new Date(0) } });
    const collected = new Map<string, AuditEntry>();
    let isFirst = true;
    auth.answer(collectAudit('testimonials'), ({ entries }) => {
      for (const entry of entries) collected.set(entry.id, entry);
      if (isFirst) {
        isFirst = false;
        throw new Error('kept, and the answer is lost');
      }
      return { kept: entries.map((entry) => entry.id) };
    });
    await eventually(async () => expect(await outbox().countDocuments()).toBe(0));

    const stored = await database.collection<TestimonialDocument>('testimonials').findOne({ _id: id });
    const auditEntries = [...collected.values()].filter(({ recordId }) => recordId === id);
    const changes = auditEntries.filter(({ action }) => action === 'changed');
    expect(auditEntries.length - changes.length).toBe(1);
    const afterEach = new Map(changes.map((entry) => [entry.changes[0]?.before, entry]));
    const chain: AuditEntry[] = [];
    for (let next = afterEach.get('first'); next; next = afterEach.get(next.changes[0]?.after ?? null)) chain.push(next);
    expect(chain).toHaveLength((stored?.version ?? 0) - 1);
    expect(changes).toHaveLength(chain.length);
    expect(chain.at(-1)?.changes).toMatchObject([{ field: 'quote.en', after: stored?.quote.en }]);
    // Every earlier public state is kept as a version, even if a process was killed during the write (EDT-05).
    const storedVersions = database.collection<StoredVersion>('versions').find({ recordId: id, version: { $lt: stored?.version ?? 0 } });
    const quotes = (await storedVersions.sort({ version: 1 }).toArray()).map(({ content }) => (content.quote as Localised).en);
    expect(quotes).toEqual(chain.map((entry) => entry.changes[0]?.before));
    const written = chain.map((entry) => entry.changes[0]?.after ?? '');
    expect([...acknowledged].filter((quote) => !written.includes(quote))).toEqual([]);
    for (const {
      userId,
      changes: [change],
      ...entry
    } of chain) {
      expect(entry).toMatchObject({
        kind: 'testimonials',
        recordName: 'Wanted',
        outcome: 'done',
        position: 'editor',
        network: '203.0.113.x',
      });
      expect(change?.after?.startsWith(`${userId} `)).toBe(true);
    }
    const removed = [...collected.values()].find(({ action }) => action === 'removed');
    expect(removed).toMatchObject({ recordName: 'Unwanted', userId: 'citra' });
    expect(removed?.changes).toContainEqual({ field: 'quote.en', before: 'first', after: null });
  });
});
