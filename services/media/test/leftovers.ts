import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection } from 'mongoose';
import { DATABASE_KEY } from '../src/storage/object-keys.ts';
import type { MediaFixture } from './media-fixture.ts';

/** Files, objects and records of uploads in progress or failed uploads. */
export interface Leftovers {
  files: string[];
  objects: string[];
  images: unknown[];
  /** Begun uploads that are not completed; the sweep removes them. */
  taken: unknown[];
  slides: unknown[];
}

/** `folders` are more folders in which the tested service writes files. */
export async function leftovers(media: MediaFixture, folders: readonly string[] = []): Promise<Leftovers> {
  const places = [join(media.workDir, 'uploads'), ...folders];
  const files = await Promise.all(places.map((folder) => readdir(folder, { recursive: true }).catch(() => [])));
  const database = await createConnection(media.stack.mongoUri, { dbName: media.stack.database('media') }).asPromise();
  try {
    const ids = async (collection: string, query = {}) =>
      (await database.collection(collection).find(query).project({ _id: 1 }).toArray()).map(({ _id }) => _id);
    return {
      files: files.flat(),
      objects: (await media.stored('')).filter((key) => key !== DATABASE_KEY),
      images: await ids('images'),
      taken: await ids('uploads', { completedAt: { $ne: null } }),
      slides: await ids('slides'),
    };
  } finally {
    await database.close();
  }
}

export const NOTHING: Leftovers = { files: [], objects: [], images: [], taken: [], slides: [] };

export async function expectNothingLeft(media: MediaFixture, folders: readonly string[] = []): Promise<void> {
  expect(await leftovers(media, folders)).toEqual(NOTHING);
}
