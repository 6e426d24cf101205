import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectS3 } from '@reefdesk/object-storage/s3';
import { DATABASE_PREFIX } from '@reefdesk/system/names';
import { dropDatabases } from '@reefdesk/test-kit/databases';
import { eventually } from '@reefdesk/test-kit/eventually';
import { runBackupTool } from '../../system/backup-tool.ts';
import type { Site } from '../site/site.ts';
import type { Fault } from './fault.ts';

const BEFORE_MS = 20_000;
const SHORT_BEFORE_MS = 3_000;
const AFTER_MS = 2_000;

/** The site is closed without traffic from the deletion until the end of the restore. */
export const restore: Fault = {
  row: 12,
  title: 'a backup under load, everything deleted, restored',
  // All caches are empty when it opens again.
  readsWithinMs: 10_000,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }, { loadGenerator, visitors }) => {
    const backup = join(site.folder, 'backup');
    const stores = { mongoUri: site.stack.mongo.uri, storage: site.stack.storage.settings };
    await sleep(isShort ? SHORT_BEFORE_MS : BEFORE_MS);
    const copy = loadGenerator.beginCopy();
    const code = await runBackupTool(['backup', '--to', backup], stores);
    copy.close();
    if (code !== 0) return [`the backup ended with ${code}`];
    // The restore must remove these later writes.
    await sleep(AFTER_MS);
    await Promise.all([visitors.leave(), loadGenerator.rest()]);
    await site.stopProcesses();
    await deleteEverything(site);
    const restored = await runBackupTool(['restore', '--from', backup], stores);
    rmSync(backup, { recursive: true });
    await site.startProcesses();
    if (restored !== 0) return [`the restore ended with ${restored}`];
    await eventually(() => loadGenerator.signIn(site.admin));
    const { lost, doubled } = await eventually(() => copy.compare());
    visitors.comeBack();
    loadGenerator.begin();
    return [
      ...(lost.length > 0 ? [`not in the backup: ${lost.join(', ')}`] : []),
      ...(doubled.length > 0 ? [`in the backup, but never or later sent: ${doubled.join(', ')}`] : []),
    ];
  },
};

async function deleteEverything({ stack: { mongo, storage } }: Site): Promise<void> {
  await dropDatabases(mongo.uri, DATABASE_PREFIX);
  const { client, close } = connectS3(storage.settings);
  const { bucket } = storage.settings;
  const names: string[] = [];
  for await (const { name } of client.listObjectsV2(bucket, '', true)) if (name) names.push(name);
  for (const name of names) await client.removeObject(bucket, name);
  close();
}
