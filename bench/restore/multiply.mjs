import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { connectS3 } from '@reefdesk/object-storage/s3';
import { DATABASE_PREFIX } from '@reefdesk/system/names';
import { HELD } from '../../ops/backup/src/contents.ts';

const { BSON, MongoClient } = createRequire(new URL('../../packages/test-kit/package.json', import.meta.url))('mongodb');
const { EJSON } = BSON;

/** Collections whose documents are copied: pictures and the records that refer to them. */
const COPIED = new Set(['travels', 'destinations', 'testimonials', 'slides', 'images']);
const AT_ONCE = 8;

/** Copies all records and pictures, with their bytes, until there are at least `records` and `pictures`; returns the resulting totals. */
export async function multiply({ mongoUri, storage }, { records, pictures }) {
  const client = await new MongoClient(mongoUri).connect();
  const { client: s3, close } = connectS3(storage);
  try {
    const originals = await readAll(client);
    const images = originals.filter(({ collection }) => collection === 'images').flatMap(({ documents }) => documents);
    const recordCount = originals.reduce((sum, { collection, documents }) => sum + (collection === 'images' ? 0 : documents.length), 0);
    const copies = Math.max(Math.ceil(records / recordCount), Math.ceil(pictures / images.length)) - 1;
    const ids = images.map(({ _id }) => String(_id));
    const sizes = [];
    for await (const { name, size } of s3.listObjectsV2(storage.bucket, 'images/', true)) if (name) sizes.push([name, size]);
    for (let copy = 1; copy <= copies; copy++) {
      const renamed = (text) => ids.reduce((all, id) => all.replaceAll(id, copyOf(id, copy)), text);
      for (const { database, collection, documents } of originals) {
        const copied = documents.map((document) => ({
          ...EJSON.parse(renamed(EJSON.stringify(document))),
          _id: copyOf(document._id, copy),
        }));
        if (copied.length > 0)
          await client
            .db(DATABASE_PREFIX + database)
            .collection(collection)
            .insertMany(copied);
      }
      await eachOf(sizes, async ([name]) => {
        const bytes = await buffer(await s3.getObject(storage.bucket, name));
        await s3.putObject(storage.bucket, renamed(name), bytes);
      });
      process.stderr.write('.');
    }
    process.stderr.write('\n');
    const times = copies + 1;
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    return { records: times * recordCount, pictures: times * images.length, objects: times * sizes.length, bytes: times * bytes };
  } finally {
    close();
    await client.close();
  }
}

async function readAll(client) {
  return Promise.all(
    HELD.filter(({ collection }) => COPIED.has(collection)).map(async ({ database, collection }) => {
      const documents = await client
        .db(DATABASE_PREFIX + database)
        .collection(collection)
        .find({}, { promoteValues: false })
        .toArray();
      return { database, collection, documents };
    }),
  );
}

function copyOf(id, copy) {
  const text = String(id);
  return text.slice(0, -4) + copy.toString(16).padStart(4, '0');
}

async function eachOf(items, work) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
