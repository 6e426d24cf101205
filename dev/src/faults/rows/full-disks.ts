import { setTimeout as sleep } from 'node:timers/promises';
import type { DiskName } from '../site/small-disks.ts';
import { CACHED_WITHIN_MS, type Fault } from './fault.ts';

const FOR_MS = 20_000;
const SHORT_MS = 5_000;
const STORAGE_DOWN_MS = 1_500;

/** The processes must survive a full disk. */
export const fullDisks: Fault = {
  row: 6,
  title: 'disk full while receiving, while storing, while logging',
  missing: ({ disks }) => disks.missing,
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }, { loadGenerator }) => {
    const [pids, broken] = [site.all.map(({ pid }) => pid), [] as string[]];
    const fullFor = async (disk: DiskName, meanwhile: () => Promise<void>): Promise<void> => {
      site.disks.fill(disk);
      await meanwhile();
      await sleep(isShort ? SHORT_MS : FOR_MS);
      site.disks.empty(disk);
    };
    const refused = (status: string) => loadGenerator.refusals.of(status);
    for (const disk of ['received', 'storage'] as const) {
      const before = refused('507');
      await fullFor(disk, async () => undefined);
      if (refused('507') === before) broken.push(`no upload was answered with 507 while the disk of ${disk} was full`);
    }
    await fullFor('logs', async () => {
      // Causes log output.
      await site.proxies.storage.cut();
      await sleep(STORAGE_DOWN_MS);
      await site.proxies.storage.open();
    });
    for (const [at, { pid, name }] of site.all.entries()) if (pid !== pids[at]) broken.push(`${name} ended`);
    return broken;
  },
};
