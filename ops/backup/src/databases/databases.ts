import { durableWrites } from '@reefdesk/service-kit/mongo/durable-writes';
import { BSON, type Collection, type Document, MongoClient } from 'mongodb';
import { type CollectionName, DATABASES, type DatabaseName } from '../contents.ts';
import type { BackupEnv } from '../env.ts';

const UNAVAILABLE_AFTER_MS = 10_000;
const BATCH_DOCUMENTS = 500;
const BATCH_BYTES = 8 * 1_024 * 1_024;
/** Keeps the stored BSON types, so that written documents have the same bytes. */
const AS_STORED = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

export class Databases {
  private constructor(
    private readonly client: MongoClient,
    private readonly prefix: string,
  ) {}

  static async open({ MONGODB_URI, MONGODB_DB_PREFIX }: Pick<BackupEnv, 'MONGODB_URI' | 'MONGODB_DB_PREFIX'>): Promise<Databases> {
    const client = new MongoClient(MONGODB_URI, {
      ...durableWrites(MONGODB_URI),
      readPreference: 'primary',
      retryWrites: false,
      serverSelectionTimeoutMS: UNAVAILABLE_AFTER_MS,
      appName: 'reefdesk-backup',
    });
    await client.connect();
    return new Databases(client, MONGODB_DB_PREFIX);
  }

  close(): Promise<void> {
    return this.client.close();
  }

  collection({ database, collection }: CollectionName): Collection<Document & { _id: string }> {
    return this.client.db(this.prefix + database).collection(collection);
  }

  async list(): Promise<CollectionName[]> {
    return (await Promise.all(DATABASES.map((database) => this.listOf(database)))).flat();
  }

  private async listOf(database: DatabaseName): Promise<CollectionName[]> {
    const found = await this.client
      .db(this.prefix + database)
      .listCollections({}, { nameOnly: true })
      .toArray();
    const names = found.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
    return names.map((collection) => ({ database, collection }));
  }

  /** Raw documents in the order of their ids. Ids never change, so no document is repeated or skipped. */
  async *documents(name: CollectionName): AsyncGenerator<Uint8Array> {
    const found = this.collection(name).find({}, { raw: true, sort: { _id: 1 }, batchSize: BATCH_DOCUMENTS });
    try {
      for await (const document of found) yield document as unknown as Uint8Array;
    } finally {
      await found.close();
    }
  }

  async insert(name: CollectionName, documents: AsyncIterable<Uint8Array>): Promise<void> {
    let [batch, bytes]: [Document[], number] = [[], 0];
    const flush = async (): Promise<void> => {
      if (batch.length > 0) await this.collection(name).insertMany(batch as (Document & { _id: string })[], { ordered: true });
      [batch, bytes] = [[], 0];
    };
    for await (const document of documents) {
      batch.push(BSON.deserialize(document, AS_STORED));
      bytes += document.length;
      if (batch.length >= BATCH_DOCUMENTS || bytes >= BATCH_BYTES) await flush();
    }
    await flush();
  }

  async isEmpty(name: CollectionName): Promise<boolean> {
    return (await this.collection(name).findOne({}, { projection: { _id: 1 } })) === null;
  }

  async drop(name: CollectionName): Promise<void> {
    await this.collection(name).drop();
  }
}
