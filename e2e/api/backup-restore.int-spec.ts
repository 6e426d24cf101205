import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertUnseen } from '@reefdesk/test-kit/databases';
import { eventually } from '@reefdesk/test-kit/eventually';
import { FaultProxy } from '@reefdesk/test-kit/fault-proxy';
import { createWorld, type World } from '@reefdesk/test-kit/fuzz/world';
import { HttpClient } from '@reefdesk/test-kit/http';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { commandSweeps, runTool, runToolHere, startTool } from './backup/backup-tool.ts';
import { type Stored, storedInBackup, storedInStack } from './backup/stored.ts';
import { Writers } from './backup/writers.ts';
import { WholeSystem } from './support/whole-system.ts';

const OF_A_PICTURE = /^(?:HEAD|GET) \/[^/]+\/images\//;

describe('backup and restore', () => {
  let source: WholeSystem;
  let target: TestStack;
  let proxy: FaultProxy;
  let world: World;
  let admin: Record<string, string>;
  let folder: string;
  let backup: string;
  let stored: Stored;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-backups-'));
    backup = join(folder, 'one');
    [source, target] = await Promise.all([WholeSystem.start(), startTestStack()]);
    proxy = await FaultProxy.to(source.stack.s3.endpoint);
    await proxy.open();
    admin = await source.signIn('admin');
    world = await createWorld(source, admin);
  });

  afterAll(async () => {
    await proxy?.cut();
    await source?.stop();
    await target?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const letGo = () => {
    proxy.release();
    proxy.leadTo(source.stack.s3.endpoint);
  };
  const metricsOf = async (system: WholeSystem): Promise<string> => (await fetch(`${system.opsUrlOf('media')}/metrics`)).text();
  const isSweepingPaused = async (system: WholeSystem): Promise<boolean> => /^image_sweep_paused\S* 1$/m.test(await metricsOf(system));
  const sweepsOf = async (system: WholeSystem): Promise<string[]> =>
    [...(await metricsOf(system)).matchAll(/^image_sweeps_total\{.*outcome="(\w+)"/gm)].map(([, outcome = '']) => outcome);

  it('leaves no finished backup and resumes sweeps when it is terminated or killed', async () => {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const isAtPictures = proxy.holdAt(OF_A_PICTURE);
      const { child, end } = startTool(source.stack, ['backup', '--to', backup], {
        S3_ENDPOINT: proxy.endpoint,
        BACKUP_PAUSE_SECONDS: '1',
      });
      await isAtPictures;
      expect([readdirSync(folder).length, await isSweepingPaused(source)]).toEqual([1, true]);
      child.kill(signal);
      letGo();
      const { code, stderr } = await end;
      const left = readdirSync(folder);
      if (signal === 'SIGTERM') expect([code, stderr, left]).toEqual([1, expect.stringContaining('told to end'), []]);
      else expect([code, left]).toEqual([null, [expect.stringMatching(/^\.one\.partial-/)]]);
      await eventually(async () => expect(await isSweepingPaused(source)).toBe(false));
    }
    // The next backup removes a partial one only after an hour without changes.
    const [partial = ''] = readdirSync(folder);
    utimesSync(join(folder, partial), 0, 0);
  });

  it('is consistent, private and complete while users write, with every image that a record shows', async () => {
    const writers = new Writers(source, admin, world.ids);
    await eventually(() => expect(writers.pictures).toBeGreaterThan(12));
    const isAtPictures = proxy.holdAt(OF_A_PICTURE, 10);
    const { end } = startTool(source.stack, ['backup', '--to', backup], { S3_ENDPOINT: proxy.endpoint });
    await isAtPictures;
    const before = writers.written;
    await eventually(() => expect(writers.written - before).toBeGreaterThan(3));
    letGo();
    const { code, stdout, stderr } = await end;
    await writers.stop();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/\d\d+ references from records to images, 0 of them without their image/);
    expect(readdirSync(folder)).toEqual(['one']);
    const modes = readdirSync(backup, { recursive: true, encoding: 'utf8' }).map((file) => statSync(join(backup, file)).mode & 0o077);
    expect(new Set(modes)).toEqual(new Set([0]));
    expect(await isSweepingPaused(source)).toBe(true);
    stored = storedInBackup(backup);
    expect(Object.keys(stored.objects).length).toBeGreaterThan(20);
    expect(Object.keys(stored.documents)).not.toContain('auth.sessions');
    expect(Object.keys(stored.documents)).toEqual(expect.arrayContaining(['auth.database_version', 'catalog.database_version']));
  });

  it('never replaces an existing backup', async () => {
    const { code, stderr } = await runToolHere(source.stack, ['backup', '--to', backup]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is there already')]);
    expect(storedInBackup(backup)).toEqual(stored);
  });

  const damages: [string, (copy: string) => void][] = [
    ['an object with another byte', (copy) => writeFileSync(join(copy, 'objects', someObject()), 'x', { flag: 'r+' })],
    ['a missing object', (copy) => rmSync(join(copy, 'objects', someObject()))],
    ['a collection that is cut off', (copy) => truncateSync(documents(copy), statSync(documents(copy)).size - 20)],
    ['a collection with another byte', (copy) => writeFileSync(documents(copy), readFileSync(documents(copy)).fill(0, 100, 101))],
    ['another list of objects', (copy) => appendFileSync(join(copy, 'objects.ndjson'), '{"key":"images/x","missing":true}\n')],
    ['half a manifest', (copy) => truncateSync(join(copy, 'manifest.json'), 200)],
  ];
  const someObject = (): string => Object.keys(stored.objects).find((key) => key.endsWith('.webp')) ?? '';
  const documents = (copy: string): string => join(copy, 'databases/media.images.bson.gz');

  it('is rejected when it is damaged, before anything is written', async () => {
    for (const [what, damage] of damages) {
      const copy = join(folder, 'damaged');
      cpSync(backup, copy, { recursive: true });
      damage(copy);
      const { code, stderr } = await runToolHere(target, ['restore', '--from', copy, '--replace']);
      expect([what, code, stderr]).toEqual([what, 1, expect.stringMatching(/damaged|missing|tells of/)]);
      rmSync(copy, { recursive: true });
    }
    expect(await storedInStack(target)).toEqual({ documents: {}, objects: {} });
  });

  it('restores only into empty databases and an empty bucket, exactly as the backup says', async () => {
    // A service that once started here has left another database version than the backup's.
    await insertUnseen(target.mongoUri, target.database('catalog'), 'database_version', { _id: 'version', version: 99 });
    const { code, stdout, stderr } = await runTool(target, ['restore', '--from', backup]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Read back: everything is as it is in the backup.');
    const { documents, objects } = await storedInStack(target);
    expect(objects).toEqual(stored.objects);
    const isStored = ([, count]: [string, number]): boolean => count > 0;
    expect(documents).toEqual({ ...Object.fromEntries(Object.entries(stored.documents).filter(isStored)), 'media.image_collection': 1 });

    const again = await runToolHere(target, ['restore', '--from', backup]);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('The target is not empty')]);
    const replaced = await runToolHere(target, ['restore', '--from', backup, '--replace']);
    expect([replaced.code, replaced.stderr]).toEqual([0, '']);
    expect(await storedInStack(target)).toEqual({ documents, objects });
  });

  it('serves users, texts and pictures after the restore, and accepts new ones', async () => {
    const restored = await WholeSystem.start({ restored: target, media: { IMAGE_SWEEP_INTERVAL_SECONDS: '0.2' } });
    try {
      const headers = await restored.signIn('admin');
      await restored.signIn('customer');
      const client = new HttpClient(restored.url);
      const { ids } = world;
      const reads = ['packages', `travel/${ids.slug}`, `itinerary/${ids.travelId}`, 'get-destinations', `destination/${ids.destinationId}`];
      const answers = await Promise.all(
        [...reads, 'gallery-slides', 'testimonials', 'get-travels-with-stats'].map((path) => client.get(`/api/${path}`, { headers })),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const pictures = new Set(JSON.stringify(answers.map(({ body }) => body)).match(/\/media\/[0-9a-f]{40}/g));
      expect(pictures.size).toBeGreaterThan(5);
      for (const path of pictures) expect([path, (await client.get(path)).status]).toEqual([path, 200]);
      const { picture } = await createWorld(restored, headers);
      expect(picture.length).toBeGreaterThan(0);

      // Sweeps stay paused until an operator resumes them, and then remove nothing that is in use.
      expect(await isSweepingPaused(restored)).toBe(true);
      await commandSweeps(target, 'resume');
      const outcomes = ['first_sighting', 'done'];
      for (const outcome of outcomes) await eventually(async () => expect(await sweepsOf(restored)).toContain(outcome));
      for (const path of pictures) expect([path, (await client.get(path)).status]).toEqual([path, 200]);
    } finally {
      await restored.stop();
    }
  });
});
