import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import mongoose, { type Connection, type Model, Schema } from 'mongoose';
import { AppError } from '../src/errors/app-error.ts';
import type { Creation } from '../src/http/idempotency-key.ts';
import { MongoIndexes } from '../src/mongo.module.ts';
import {
  changeAtVersion,
  firstVersion,
  insertNew,
  nextVersion,
  removeAtVersion,
  type VersionedDocument,
} from '../src/records/versioned-documents.ts';
import { type Changes, VersionedEdits, type VersionedStore } from '../src/records/versioned-edits.ts';

interface Note extends VersionedDocument {
  title: string;
  texts: Record<string, string>;
  lines: string[];
}

const dates = { createdAt: Date, updatedAt: Date, createdByCall: String };
const schema = new Schema<Note>(
  { _id: String, title: String, texts: Schema.Types.Mixed, lines: [String], version: Number, ...dates },
  { collection: 'notes', versionKey: false },
).index({ title: 1 }, { unique: true });

const creation = (id: string, fingerprint = 'a call'): Creation => ({ id, fingerprint });
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const note = (id: string): Note => ({ title: `note ${id}`, texts: { en: 'Reef' }, lines: [], ...firstVersion(creation(id), LONG_AGO) });

describe('documents with versions', () => {
  let stack: TestStack;
  let connection: Connection;
  let notes: Model<Note>;
  let store: VersionedStore<Note>;
  let edits: VersionedEdits<Note>;
  const announced = jest.fn<(note: Note) => void>();

  beforeAll(async () => {
    stack = await startTestStack({ mongo: true });
    connection = await mongoose.createConnection(stack.mongoUri, { dbName: stack.database('notes') }).asPromise();
    notes = connection.model<Note>('Note', schema);
    await new MongoIndexes(connection).onModuleInit();
    store = {
      find: (id) => notes.findById(id).lean<Note>().exec(),
      change: (id, changes, version) => changeAtVersion(notes, { _id: id }, version, { $set: changes }),
    };
    edits = new VersionedEdits({
      store,
      view: async ({ title, version }) => ({ title, version }),
      announce: announced,
      missing: 'not_found',
    });
  });
  beforeEach(async () => {
    await notes.deleteMany();
    await insertNew(notes, note('a'));
  });
  afterAll(async () => {
    await connection?.close();
    await stack?.stop();
  });

  const stored = () => notes.findById('a').lean<Note>().exec();
  const remove = (version: number | null) => edits.remove('a', version, () => removeAtVersion(notes, 'a', version));
  const errorOf = (edit: Promise<unknown>) =>
    edit.then(
      () => 'no refusal',
      ({ code, current }: AppError) => ({ code, current }),
    );

  it('have their unique indexes before the first document is stored', async () => {
    const indexes = await notes.collection.indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { title: 1 }, unique: true }));
  });

  it('are created and announced once for repeated requests', async () => {
    const insert = jest.fn(async () => ((await insertNew(notes, note('b'))) ? note('b') : null));
    const created = await Promise.all(Array.from({ length: 5 }, () => edits.create(creation('b'), insert)));
    expect(new Set(created.map(({ _id, version }) => `${_id} ${version}`))).toEqual(new Set(['b 1']));
    insert.mockClear();
    expect(await edits.create(creation('b'), insert)).toMatchObject({ _id: 'b', version: 1 });
    expect(insert).not.toHaveBeenCalled();
    expect(announced).toHaveBeenCalledTimes(1);
    expect(await notes.countDocuments()).toBe(2);
  });

  it('are not returned for a different request with the same id, unless they have no fingerprint', async () => {
    const insert = async (fingerprint: string) => {
      const document = { ...note('b'), createdByCall: fingerprint };
      return (await insertNew(notes, document)) ? document : null;
    };
    const calls = ['one', 'another'].map((call) => edits.create(creation('b', call), () => insert(call)));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ code: 'idempotency_key_reused' }) });
    expect(announced).toHaveBeenCalledTimes(1);
    await notes.updateOne({ _id: 'b' }, { $unset: { createdByCall: 1 } });
    expect(await edits.create(creation('b', 'a third'), () => insert('a third'))).toMatchObject({ _id: 'b', version: 1 });
  });

  it('do not treat another document with the same unique value as a repeated request', async () => {
    await expect(insertNew(notes, { ...note('b'), title: 'note a' })).rejects.toMatchObject({ code: 11_000 });
  });

  it('change by path at the expected version, which creates the next one', async () => {
    const changed = await edits.change('a', { 'texts.id': 'Terumbu' }, 1);
    expect(changed).toMatchObject({ texts: { en: 'Reef', id: 'Terumbu' }, version: 2, createdAt: LONG_AGO });
    expect(changed.updatedAt?.getTime()).toBeGreaterThan(LONG_AGO.getTime());
    expect(await stored()).toEqual(changed);
    expect(announced.mock.calls).toEqual([[changed]]);
  });

  it('get no new version and no event if a change has no effect', async () => {
    expect(await edits.change('a', { 'texts.en': 'Reef', 'texts.cn': null }, null)).toMatchObject({ version: 1, updatedAt: LONG_AGO });
    expect(announced).not.toHaveBeenCalled();
  });

  it('reject a change or removal at another version with the stored document', async () => {
    await edits.change('a', { title: 'theirs' }, 1);
    announced.mockClear();
    const conflict = { code: 'edit_conflict', current: { title: 'theirs', version: 2 } };
    expect(await errorOf(edits.change('a', { title: 'mine' }, 1))).toEqual(conflict);
    expect(await errorOf(remove(1))).toEqual(conflict);
    expect(await stored()).toMatchObject({ title: 'theirs', version: 2 });
    expect(announced).not.toHaveBeenCalled();
  });

  it('do not exist after their removal', async () => {
    await remove(1);
    expect(announced.mock.calls).toMatchObject([[{ _id: 'a', version: 1 }]]);
    const late = [remove(1), remove(null), edits.change('a', { title: 'x' }, null), edits.current('a', 1)];
    expect(await Promise.all(late.map(errorOf))).toEqual(late.map(() => ({ code: 'not_found', current: undefined })));
    expect(announced).toHaveBeenCalledTimes(1);
  });

  it('lose no concurrent changes that are derived from the stored document', async () => {
    const lines = Array.from({ length: 8 }, (_, line) => `line ${line}`);
    await Promise.all(lines.map((line) => edits.change('a', (seen) => ({ lines: [...seen.lines, line] }), null)));
    expect((await stored())?.lines.toSorted()).toEqual(lines);
    expect((await stored())?.version).toBe(9);
    expect(announced).toHaveBeenCalledTimes(8);
  });

  it('accept one of several edits of the same version', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, (_, writer) => edits.change('a', { title: `${writer}` }, 1)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stored())?.version).toBe(2);
    expect(announced).toHaveBeenCalledTimes(1);
  });

  it('throw edit_conflict if other requests are always faster', async () => {
    const busy = new VersionedEdits<Note>({
      store: { ...store, change: async () => null },
      view: async ({ version }) => ({ version }),
      announce: announced,
      missing: 'not_found',
    });
    expect(await errorOf(busy.change('a', { title: 'mine' } satisfies Changes, null))).toEqual({
      code: 'edit_conflict',
      current: { version: 1 },
    });
    expect(announced).not.toHaveBeenCalled();
  });

  it('return the previous state of a write if asked, and can be changed together', async () => {
    const push = { $push: { lines: 'more' } };
    expect(await changeAtVersion(notes, { _id: 'a', title: 'note a' }, null, push, 'before')).toMatchObject({ lines: [], version: 1 });
    expect(await changeAtVersion(notes, { _id: 'a', title: 'another' }, null, push)).toBeNull();
    await notes.updateMany({}, nextVersion({ $pull: { lines: 'more' } }));
    expect(await stored()).toMatchObject({ lines: [], version: 3 });
  });
});
