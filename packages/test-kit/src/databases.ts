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
