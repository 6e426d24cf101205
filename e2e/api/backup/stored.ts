import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connectS3 } from '@reefdesk/object-storage/s3';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { countDocuments } from '@reefdesk/test-kit/databases';
import type { TestStack } from '@reefdesk/test-kit/stack';

/** Documents by collection (`catalog.travels`), and SHA-256 by object key. */
export interface Stored {
  documents: Record<string, number>;
  objects: Record<string, string>;
}

export function storedInBackup(folder: string): Stored {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    collections: { database: string; collection: string; documents: number }[];
  };
  const lines = readFileSync(join(folder, 'objects.ndjson'), 'utf8').trim().split('\n');
  return {
    documents: Object.fromEntries(
      manifest.collections.map(({ database, collection, documents }) => [`${database}.${collection}`, documents]),
    ),
    objects: Object.fromEntries(
      lines.map((line) => {
        const { key, sha256 } = JSON.parse(line) as { key: string; sha256: string };
        return [key, sha256];
      }),
    ),
  };
}

export async function storedInStack(stack: TestStack): Promise<Stored> {
  const documents: Record<string, number> = {};
  for (const database of SERVICE_NAMES) {
    const counts = await countDocuments(stack.mongoUri, stack.database(database));
    for (const [name, count] of Object.entries(counts)) documents[`${database}.${name}`] = count;
  }
  return { documents, objects: await hashObjects(stack) };
}

async function hashObjects({ s3 }: TestStack): Promise<Record<string, string>> {
  const client = connectS3(s3).client;
  const objects: Record<string, string> = {};
  for await (const { name } of client.listObjectsV2(s3.bucket, '', true)) {
    if (name)
      objects[name] = createHash('sha256')
        .update(await buffer(await client.getObject(s3.bucket, name)))
        .digest('hex');
  }
  return objects;
}
