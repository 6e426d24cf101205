import { readFileSync } from 'node:fs';
import { BSON, type Document, MongoClient } from 'mongodb';

export type StoredDocument = Document & { _id: string };

export type Dump = Readonly<Record<string, Readonly<Record<string, readonly StoredDocument[]>>>>;

export function readDump(file: string): Dump {
  return BSON.EJSON.parse(readFileSync(file, 'utf8')) as Dump;
}

/** Requires that the databases do not exist yet. */
export async function loadDump(uri: string, database: (service: string) => string, dump: Dump): Promise<void> {
  const client = new MongoClient(uri);
  try {
    for (const [service, collections] of Object.entries(dump)) {
      for (const [collection, documents] of Object.entries(collections)) {
        await client
          .db(database(service))
          .collection<{ _id: string }>(collection)
          .insertMany([...documents]);
      }
    }
  } finally {
    await client.close();
  }
}
