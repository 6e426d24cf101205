import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Mongo, startMongo } from '@reefdesk/embedded-stack/mongo';
import { MongoClient } from 'mongodb';

interface Dive {
  _id: number;
  note: string;
}

describe('the embedded MongoDB', () => {
  let root: string;
  let dataDir: string;
  let mongo: Mongo;
  let client: MongoClient;
  const crashes: string[] = [];

  const dives = () => client.db('reefdesk_catalog').collection<Dive>('dives');
  const hostPid = () => (JSON.parse(readFileSync(join(dataDir, 'run', 'mongo.json'), 'utf8')) as { pid: number }).pid;

  async function open(): Promise<void> {
    mongo = await startMongo({ dataDir, environment: {}, events: { onCrash: ({ reason }) => crashes.push(reason) } });
    client = new MongoClient(mongo.uri, { serverSelectionTimeoutMS: 60_000 });
  }

  beforeEach(async () => {
    // Longer than the limit of 107 characters for a socket path, so the socket lies elsewhere.
    root = mkdtempSync(join(tmpdir(), 'reefdesk-deep-'));
    dataDir = join(root, 'deep'.repeat(20), 'deeper'.repeat(10));
    await open();
  });

  afterEach(async () => {
    await client.close();
    await mongo.stop();
    rmSync(root, { recursive: true });
  });

  it('keeps its data across a restart', async () => {
    await dives().insertOne({ _id: 1, note: 'Lembeh' });
    await client.close();
    await mongo.stop();
    await open();
    expect(await dives().findOne({ _id: 1 })).toEqual({ _id: 1, note: 'Lembeh' });
  });

  it('rejects a second document with the same unique key', async () => {
    await dives().createIndex({ note: 1 }, { unique: true });
    await dives().insertOne({ _id: 1, note: 'Bunaken' });
    await expect(dives().insertOne({ _id: 2, note: 'Bunaken' })).rejects.toMatchObject({ code: 11_000 });
  });

  it('loses no acknowledged write when it is killed, and restarts at the same address', async () => {
    const acknowledged: number[] = [];
    for (const round of [1, 2, 3]) {
      const kill = new AbortController();
      const writers = [0, 1, 2, 3].map((writer) => writeUntil(kill.signal, round * 1_000_000 + writer * 100_000, acknowledged));
      while (acknowledged.length < round * 40) await sleep(5);
      process.kill(hostPid(), 'SIGKILL');
      kill.abort();
      await Promise.all(writers);
      await client.close();
      client = new MongoClient(mongo.uri, { serverSelectionTimeoutMS: 10_000 });
      const found = new Set(
        (
          await dives()
            .find({}, { projection: { _id: 1 } })
            .toArray()
        ).map((dive) => dive._id),
      );
      expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    }
    expect(crashes).toEqual(Array(3).fill('ended by SIGKILL'));
  });

  /** Stops at the first failed write or after the kill, because later writes wait for the new process and succeed. */
  async function writeUntil(kill: AbortSignal, first: number, acknowledged: number[]): Promise<void> {
    for (let id = first; !kill.aborted; id++) {
      const result = await dives()
        .insertOne({ _id: id, note: 'manta' })
        .catch(() => undefined);
      if (!result) return;
      acknowledged.push(result.insertedId);
    }
  }
});
