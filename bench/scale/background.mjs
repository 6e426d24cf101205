import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_PREFIX } from '@reefdesk/system/names';
import { memoryByProcess, memoryOfTree } from '../pss.mjs';

const { MongoClient } = createRequire(new URL('../../packages/test-kit/package.json', import.meta.url))('mongodb');

const ROOT = resolve(import.meta.dirname, '../..');
const LOOK_MS = 100;
const DAY_MS = 86_400_000;
const COLLECTED_WITHIN_MS = 10 * 60_000;
const LONG_AGO = new Date(0);

/** Largest memory, in megabytes, of a backup and of media during a collection of images. */
export async function backgroundMemory(system) {
  return { backup: await ofBackup(system), collection: await ofCollection(system) };
}

async function ofBackup({ dataDir }) {
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-backup-'));
  try {
    const args = [join(ROOT, 'dev/run.mjs'), 'backup', '--to', join(folder, 'bundle')];
    const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' });
    const ended = once(child, 'exit');
    const most = await mostDuring(ended, () => memoryOfTree(child.pid));
    const [code] = await ended;
    if (code !== 0) throw new Error(`npm run backup ended with ${code}`);
    return most;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes all images old, so that every one is asked about, and waits for a complete collection. */
async function ofCollection(system) {
  const { mongoUri } = JSON.parse(readFileSync(join(system.dataDir, 'private/connections.json'), 'utf8'));
  const client = await new MongoClient(mongoUri).connect();
  try {
    const media = client.db(`${DATABASE_PREFIX}media`);
    await media.collection('images').updateMany({}, { $set: { claimedAt: new Date(Date.now() - 2 * DAY_MS) } });
    return await mostDuring(collect(media.collection('image_collection')), () => memoryByProcess(system).get('media'));
  } finally {
    await client.close();
  }
}

/** The first collection of a system only notes its databases, so it may take two. A backup leaves a pause, which is not awaited. */
async function collect(states) {
  const began = new Date();
  await states.updateOne({}, { $set: { pausedUntil: LONG_AGO } });
  const late = performance.now() + COLLECTED_WITHIN_MS;
  for (;;) {
    const state = await states.findOne({});
    if (state?.doneAt > began) return;
    const isOver = state && state.heldUntil <= new Date();
    if (isOver && state.sweptAt > LONG_AGO) await states.updateOne({}, { $set: { sweptAt: LONG_AGO, straysSweptAt: LONG_AGO } });
    if (performance.now() > late) throw new Error('The images were not collected in time');
    await sleep(LOOK_MS);
  }
}

async function mostDuring(work, look) {
  let [most, isOver] = [0, false];
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  while (!isOver) {
    most = Math.max(most, look());
    await sleep(LOOK_MS);
  }
  await work;
  return most;
}
