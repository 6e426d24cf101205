import { MongoClient } from 'mongodb';

/** Drops every database whose name begins with PREFIX. */
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

/** Changes every document of a collection behind its service's back: nobody hears of it. */
export async function changeUnseen(uri: string, database: string, collection: string, change: Record<string, unknown>): Promise<void> {
  const client = new MongoClient(uri);
  try {
    await client.db(database).collection(collection).updateMany({}, { $set: change });
  } finally {
    await client.close();
  }
}

/** Puts a document there behind its service's back. */
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

/** How many documents each collection of a database holds; empty ones are left out. */
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
