import { randomUUID } from 'node:crypto';
import { type Db, MongoClient } from 'mongodb';
import type { StoredDocument } from './dumps.ts';

export interface OpenDatabase {
  database: Db;
  close(): Promise<void>;
}

export async function openDatabase({ uri, name }: { uri: string; name: string }): Promise<OpenDatabase> {
  const client = await new MongoClient(uri).connect();
  return { database: client.db(name), close: () => client.close() };
}

export async function dropDatabases(uri: string, prefix: string): Promise<void> {
  const client = new MongoClient(uri);
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    for (const { name } of databases.filter((database) => database.name.startsWith(prefix))) {
      await client.db(name).dropDatabase();
    }
  } finally {
    await client.close();
  }
}

export async function changeUnseen(uri: string, database: string, collection: string, change: Record<string, unknown>): Promise<void> {
  const client = new MongoClient(uri);
  try {
    await client.db(database).collection(collection).updateMany({}, { $set: change });
  } finally {
    await client.close();
  }
}

export async function insertUnseen<Content extends { _id: string }>(
  uri: string,
  database: string,
  collection: string,
  document: Content,
): Promise<void> {
  const client = new MongoClient(uri);
  try {
    await client.db(database).collection<{ _id: string }>(collection).insertOne(document);
  } finally {
    await client.close();
  }
}

export async function countDocuments(uri: string, database: string): Promise<Record<string, number>> {
  const client = new MongoClient(uri);
  try {
    const db = client.db(database);
    const collections = await db.listCollections({}, { nameOnly: true }).toArray();
    const counts = await Promise.all(collections.map(async ({ name }) => [name, await db.collection(name).countDocuments()] as const));
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  } finally {
    await client.close();
  }
}

/** Inserts `count` copies of a collection's first document, each with its own id and `change`. */
export async function multiplyUnseen(
  uri: string,
  database: string,
  collection: string,
  count: number,
  change: (original: Readonly<Record<string, unknown>>, at: number) => Record<string, unknown> = () => ({}),
): Promise<string[]> {
  const client = new MongoClient(uri);
  try {
    const documents = client.db(database).collection<{ _id: string }>(collection);
    const original = await documents.findOne();
    if (!original) throw new Error(`Nothing to multiply in ${collection}`);
    const copies = Array.from({ length: count }, (_, at) => ({ ...original, ...change(original, at), _id: randomUUID() }));
    await documents.insertMany(copies);
    return copies.map(({ _id }) => _id);
  } finally {
    await client.close();
  }
}

export async function documentsOf(uri: string, database: string, collection: string): Promise<StoredDocument[]> {
  const client = new MongoClient(uri);
  try {
    return await client.db(database).collection<StoredDocument>(collection).find().toArray();
  } finally {
    await client.close();
  }
}
