/** `npm run bench:restore`: duration of a backup and its restore, plain and encrypted, of 1,000 records and 2,000 pictures. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMongo } from '@reefdesk/embedded-stack/mongo';
import { startStorage } from '@reefdesk/embedded-stack/storage';
import { buildBackupTool, runBackupTool } from '../../dev/src/system/backup-tool.ts';
import { readConnections } from '../../dev/src/system/connections.ts';
import { newKeyPair } from '../../ops/backup/src/bundle/seal.ts';
import { table } from '../report.mjs';
import { useSystem } from '../system.mjs';
import { multiply } from './multiply.mjs';

const RECORDS = Number(process.env.BENCH_RECORDS ?? 1000);
const PICTURES = Number(process.env.BENCH_PICTURES ?? 2000);

const folder = mkdtempSync(join(tmpdir(), 'reefdesk-drill-'));
const system = await useSystem();
let demo;
try {
  await buildBackupTool();
  demo = join(folder, 'demo');
  await tool(['backup', '--to', demo], readConnections(system.dataDir).stores);
} finally {
  await system.stop();
}
const source = await openStores('source');
try {
  await tool(['restore', '--from', demo], source);
  const amount = await multiply(source, { records: RECORDS, pictures: PICTURES });
  const megabytes = (bytes) => (bytes / 1e6).toFixed(0);
  console.log(`${amount.records} records, ${amount.pictures} pictures in ${amount.objects} objects, ${megabytes(amount.bytes)} MB\n`);
  const rows = [await drill('as it is'), await drill('encrypted', await newKeyPair())];
  console.log(table(['', 'backup s', 'its MB', 'restore s'], rows));

  async function drill(name, identity) {
    const bundle = join(folder, name.replaceAll(' ', '-'));
    Object.assign(process.env, identity && { BACKUP_RECIPIENT: /age1\w+/.exec(identity)[0], BACKUP_IDENTITY: identity });
    const backup = await timed(() => tool(['backup', '--to', bundle], source));
    const target = await openStores(`target-${name.replaceAll(' ', '-')}`);
    try {
      const restore = await timed(() => tool(['restore', '--from', bundle], target));
      return [name, backup, megabytes(sizeOf(bundle)), restore];
    } finally {
      await target.stop();
      rmSync(target.dataDir, { recursive: true });
      rmSync(bundle, { recursive: true });
    }
  }
} finally {
  await source.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function openStores(name) {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  const [mongo, storage] = await Promise.all([startMongo({ dataDir, environment: {} }), startStorage({ dataDir, environment: {} })]);
  const stop = async () => void (await Promise.all([mongo.stop(), storage.stop()]));
  return { dataDir, mongoUri: mongo.uri, storage: storage.settings, stop };
}

async function tool(args, stores) {
  const code = await runBackupTool(args, stores);
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
}

async function timed(work) {
  const begin = performance.now();
  await work();
  return ((performance.now() - begin) / 1000).toFixed(1);
}

function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
