import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import mongoose, { type Connection, type Model, Schema } from 'mongoose';
import { AuditOutbox, openEntry } from '../src/audit/audit-outbox.repository.ts';
import { AuditRecovery } from '../src/audit/audit-recovery.ts';
import { audited } from '../src/audit/audited.schema.ts';
import { AuditedRecordsRepository } from '../src/audit/audited-records.repository.ts';
import { OUTBOX_ENTRY, type OutboxEntry, outboxEntrySchema } from '../src/audit/outbox-entry.schema.ts';
import { Trail } from '../src/audit/trail.ts';
import { changeAtVersion, firstVersion, insertNew, removeAtVersion, type VersionedDocument } from '../src/records/versioned-documents.ts';

interface Note extends VersionedDocument {
  title: string;
  secret: string;
}

const schema = new Schema<Note>(
  { _id: String, title: String, secret: String, version: Number, createdAt: Date, updatedAt: Date, createdByCall: String },
  { collection: 'audited_notes', versionKey: false },
);
audited(schema, { kind: 'notes', name: ({ title }) => title, fields: ({ title }) => ({ title }) });

const note = (id: string): Note => ({ title: 'Reef', secret: 'hush', ...firstVersion({ id, fingerprint: 'a call' }) });

describe('audit recovery after a process was killed', () => {
  let stack: TestStack;
  let connection: Connection;
  let notes: Model<Note>;
  let entries: Model<OutboxEntry>;
  let outbox: AuditOutbox;

  beforeAll(async () => {
    stack = await startTestStack({ mongo: true });
    connection = await mongoose.createConnection(stack.mongoUri, { dbName: stack.database('notes') }).asPromise();
    notes = connection.model<Note>('AuditedNote', schema);
    entries = connection.model<OutboxEntry>(OUTBOX_ENTRY, outboxEntrySchema);
    outbox = new AuditOutbox(entries);
  });
  beforeEach(async () => {
    await Promise.all([notes.deleteMany(), entries.deleteMany()]);
    await insertNew(notes, note('a'));
  });
  afterAll(async () => {
    await connection?.close();
    await stack?.stop();
  });

  async function begun(action: string, kind = 'notes'): Promise<Trail> {
    const call = { call: '', kind, action: 'changed', recordId: 'a', userId: 'ayu', position: 'editor', network: '' } as const;
    const entry = { ...openEntry(randomUUID(), call), action };
    await outbox.put(entry);
    return new Trail(entry, outbox);
  }

  const retitle = (title: string, version: number | null = null) => changeAtVersion(notes, { _id: 'a' }, version, { $set: { title } });

  async function recovered() {
    await new AuditRecovery(new AuditedRecordsRepository(connection), outbox).recover(new Date(Date.now() + 60_000));
    const found = await entries.find().sort({ action: 1 }).lean<OutboxEntry[]>();
    expect(found.map(({ state }) => state)).toEqual(found.map(() => 'settled'));
    return found.map(({ action, outcome, recordName, changes }) => ({ action, outcome, recordName, changes }));
  }

  const changed = (before: string | null, after: string | null) => [{ field: 'title', before, after }];

  it('records writes that took place with their fields, and drops those that did not (AUD-01, AUD-02)', async () => {
    await (await begun('1 written')).run(() => retitle('Wall'));
    await (await begun('2 too late')).run(() => retitle('Cave', 1));
    const intended = await begun('3 intended');
    const seen = { kind: 'notes', id: 'a', name: 'Wall', fields: { title: 'Wall' } };
    await outbox.intend(intended.id, { model: 'AuditedNote', id: 'a', operation: 'change', seen });
    await (await begun('4 created')).run(() => insertNew(notes, note('b')));
    await (await begun('5 there already')).run(() => insertNew(notes, note('b')));
    expect(await recovered()).toEqual([
      { action: '1 written', outcome: 'done', recordName: 'Wall', changes: changed('Reef', 'Wall') },
      { action: '4 created', outcome: 'done', recordName: 'Reef', changes: changed(null, 'Reef') },
    ]);
  });

  it('records each write as it was, regardless of later changes to the record (AUD-02)', async () => {
    await (await begun('1 overwritten')).run(() => retitle('Wall'));
    await (await begun('2 removed later')).run(() => retitle('Cave'));
    const meant = await begun('3 meant');
    await outbox.intend(meant.id, {
      model: 'AuditedNote',
      id: 'a',
      operation: 'remove',
      seen: { kind: 'notes', id: 'a', name: 'Cave', fields: { title: 'Cave' } },
    });
    await (await begun('4 removing')).run(() => removeAtVersion(notes, 'a', null));
    expect(await recovered()).toEqual([
      { action: '1 overwritten', outcome: 'done', recordName: 'Wall', changes: changed('Reef', 'Wall') },
      { action: '2 removed later', outcome: 'done', recordName: 'Cave', changes: changed('Wall', 'Cave') },
      { action: '4 removing', outcome: 'done', recordName: 'Cave', changes: changed('Cave', null) },
    ]);
  });

  it.each([
    { named: 'no version', late: (trail: Trail) => trail.run(() => retitle('Cave')) },
    {
      named: 'the version that it saw, and is made anew',
      late: (trail: Trail) => trail.run(async () => (await retitle('Cave', 1)) ?? (await retitle('Cave', 2))),
    },
  ])('shows the version that was changed, not the one before a lost race, when the write names $named (AUD-02)', async ({ late }) => {
    const intend = outbox.intend.bind(outbox);
    jest.spyOn(outbox, 'intend').mockImplementationOnce(async (id, write) => {
      await intend(id, write);
      await (await begun('1 faster')).run(() => retitle('Wall'));
    });
    await late(await begun('2 late'));
    expect(await recovered()).toEqual([
      { action: '1 faster', outcome: 'done', recordName: 'Wall', changes: changed('Reef', 'Wall') },
      { action: '2 late', outcome: 'done', recordName: 'Cave', changes: changed('Wall', 'Cave') },
    ]);
  });

  const retitled = (id: string, title: string) => changeAtVersion(notes, { _id: id }, null, { $set: { title } });

  /** Changes its own record twice and another one once, and removes a third, in one request. */
  async function severalAtOnce(trail: Trail): Promise<void> {
    await Promise.all(['b', 'c'].map((id) => insertNew(notes, note(id))));
    await trail.run(async () => {
      await retitled('b', 'Cave');
      await retitled('a', 'Wall');
      await removeAtVersion(notes, 'c', null);
      await retitled('a', 'Drop-off');
    });
  }

  const ofSeveral = [
    { recordId: 'a', action: 'moved', changes: changed('Reef', 'Drop-off') },
    { recordId: 'b', action: 'changed', changes: changed('Reef', 'Cave') },
    { recordId: 'c', action: 'removed', changes: changed('Reef', null) },
  ];
  const told = async () =>
    (await entries.find().sort({ recordId: 1 }).lean<OutboxEntry[]>()).map(({ state, recordId, action, changes, call, userId }) => {
      expect({ state, call, userId }).toEqual({ state: 'settled', call: '', userId: 'ayu' });
      return { recordId, action, changes };
    });

  it('stores one entry for each record that a request changed, with its own action for the record it names (AUD-01)', async () => {
    const trail = await begun('moved');
    await severalAtOnce(trail);
    await trail.succeeded();
    expect(await told()).toEqual(ofSeveral);
  });

  it('recovers all records of a request, also those that were overwritten later (AUD-02)', async () => {
    await severalAtOnce(await begun('moved'));
    const later = await begun('later');
    await later.run(() => retitled('b', 'Arch'));
    await later.run(() => retitled('a', 'Slope'));
    await entries.deleteOne({ _id: later.id });
    await recovered();
    expect(await told()).toEqual(ofSeveral);
  });

  it('records only the records that were written before the process was killed (AUD-02)', async () => {
    await insertNew(notes, note('b'));
    const trail = await begun('moved');
    await trail.run(() => retitled('b', 'Cave'));
    const seen = { kind: 'notes', id: 'a', name: 'Reef', fields: { title: 'Reef' } };
    await outbox.intend(trail.id, { model: 'AuditedNote', id: 'a', operation: 'change', seen });
    await recovered();
    expect(await told()).toEqual([{ recordId: 'b', action: 'changed', changes: changed('Reef', 'Cave') }]);
  });

  it('is "unknown" for records that are not tracked, but never without an entry (AUD-02)', async () => {
    await begun('mailed', 'letters');
    expect(await recovered()).toEqual([{ action: 'mailed', outcome: 'unknown', recordName: null, changes: [] }]);
  });

  it('rejects writes whose entry was recovered already (AUD-02)', async () => {
    const trail = await begun('forgotten');
    await recovered();
    await expect(trail.run(() => retitle('Wall'))).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await notes.findById('a').lean()).toMatchObject({ title: 'Reef', version: 1 });
  });

  it('records parallel writes with the values that each of them replaced (AUD-02)', async () => {
    const trails = await Promise.all(['1', '2', '3', '4', '5'].map((action) => begun(action)));
    await Promise.all(trails.map((trail, at) => trail.run(() => retitle(`Wall ${at}`)).then(() => trail.succeeded())));
    const found = await recovered();
    expect(found).toHaveLength(5);
    const titles = found.map(({ changes: [change] }) => [change?.before, change?.after] as const);
    let last: string | null | undefined = 'Reef';
    for (const _ of titles) last = titles.find(([before]) => before === last)?.[1];
    expect((await notes.findById('a').lean())?.title).toBe(last);
    expect(JSON.stringify(await entries.find().lean())).not.toContain('hush');
  });
});
