import { readFileSync } from 'node:fs';
import { BSON, type Document, MongoClient } from 'mongodb';

export type StoredDocument = Document & { _id: string };

/** Service → collection → documents. */
export type Dump = Readonly<Record<string, Readonly<Record<string, readonly StoredDocument[]>>>>;

/** A file of extended JSON. */
export function readDump(file: string): Dump {
  return BSON.EJSON.parse(readFileSync(file, 'utf8')) as Dump;
}

/** Writes it into databases that are not there yet; DATABASE names the one of a service. */
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
