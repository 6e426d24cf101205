import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadGenerator } from './load/load-generator.ts';
import { Visitors } from './load/visitors.ts';
import type { RowResult } from './report/row.ts';
import { type Extent, type Fault, SEEN_WITHIN_MS } from './rows/fault.ts';
import type { Site } from './site/site.ts';

const PEOPLE = 4;
const LOOK_EVERY_MS = 250;
const CALM_BEFORE_ROW_MS = 2_000;
/** Allowed slowdown relative to a calm site, because many restarts slow the machine down. */
const CALMS = 3;
const TIMEOUT_MS = 180_000;

export interface Observed {
  site: Site;
  loadGenerator: LoadGenerator;
  paths: readonly string[];
  calmMs: number;
}

/** Slowest read of a calm site in ms; it also fills the response cache. */
export async function observeCalm({ url }: Site, loadGenerator: LoadGenerator, paths: readonly string[], forMs: number): Promise<number> {
  const first = new Visitors(url, 1, paths);
  while (first.answered < 2 * paths.length) await sleep(LOOK_EVERY_MS);
  await first.leave();
  loadGenerator.begin();
  const visitors = new Visitors(url, PEOPLE, paths);
  await sleep(forMs);
  await Promise.all([visitors.leave(), loadGenerator.rest()]);
  if (visitors.failures.total > 0) throw new Error(`The site is not whole before any fault: ${visitors.failures}`);
  return visitors.slowestMs;
}

/** Measures again now, because other loadGenerator on this machine varies. */
async function slowestNow({ url }: Site, loadGenerator: LoadGenerator, paths: readonly string[]): Promise<number> {
  loadGenerator.begin();
  const visitors = new Visitors(url, PEOPLE, paths);
  await sleep(CALM_BEFORE_ROW_MS);
  await Promise.all([visitors.leave(), loadGenerator.rest()]);
  return visitors.slowestMs;
}

export async function observe(fault: Fault, extent: Extent, { site, loadGenerator, paths, calmMs }: Observed): Promise<RowResult> {
  const slackMs = CALMS * Math.max(calmMs, await slowestNow(site, loadGenerator, paths));
  const begin = performance.now();
  const before = { writes: loadGenerator.acknowledged, refused: loadGenerator.refusals.copy(), wrong: loadGenerator.wrong.copy() };
  const visitors = new Visitors(site.url, PEOPLE, paths);
  loadGenerator.begin();
  const notes: string[] = [];
  const ownFaults = await fault.strike(site, extent, { loadGenerator, visitors, slackMs, note: (text) => notes.push(text) });
  const { recoveredMs, lacked } = await untilWhole(site, loadGenerator, visitors, SEEN_WITHIN_MS + slackMs);
  await Promise.all([visitors.leave(), loadGenerator.rest()]);
  const { lost, doubled } = await loadGenerator.compare();
  const refused = loadGenerator.refusals.since(before.refused);
  const wrong = loadGenerator.wrong.since(before.wrong);
  const { failures, answered, old, slowestMs, slowest } = visitors;
  const allowedMs = fault.readsWithinMs + slackMs;
  const wholeWithinMs = fault.wholeWithinMs + slackMs;
  const broken = [
    ...ownFaults,
    ...(failures.total > 0 ? [`reads failed: ${failures}`] : []),
    ...(slowestMs > allowedMs
      ? [`a read of ${slowest} took ${Math.round(slowestMs)} ms; at most ${Math.round(allowedMs)} are allowed`]
      : []),
    ...(wrong.total > 0 ? [`writes were answered wrongly: ${wrong}`] : []),
    ...(lost.length > 0 ? [`lost: ${lost.join(', ')}`] : []),
    ...(doubled.length > 0 ? [`doubled: ${doubled.join(', ')}`] : []),
    ...(recoveredMs > wholeWithinMs ? [`whole again only after ${Math.round(recoveredMs)} ms: ${lacked.join(', ')}`] : []),
  ];
  return {
    row: fault.row,
    fault: fault.title,
    seconds: (performance.now() - begin) / 1000,
    reads: answered,
    oldReads: old,
    failedReads: `${failures}`,
    slowestReadMs: slowestMs,
    writes: loadGenerator.acknowledged - before.writes,
    refusedWrites: `${refused}`,
    lost: lost.length,
    doubled: doubled.length,
    recoveredMs,
    notes,
    broken,
  };
}

/** Waits until all replicas are ready, writes and a sign-in succeed at once, and reads are current. */
async function untilWhole(
  site: Site,
  loadGenerator: LoadGenerator,
  visitors: Visitors,
  seenWithinMs: number,
): Promise<{ recoveredMs: number; lacked: string[] }> {
  const begin = performance.now();
  let lacked: string[] = [];
  while (performance.now() - begin < TIMEOUT_MS) {
    const old = visitors.old;
    const [lacks, canWrite, canSignIn] = await Promise.all([site.lacks(), loadGenerator.canWrite(), loadGenerator.canSignIn(site.admin)]);
    const recoveredMs = performance.now() - begin;
    const now = [
      ...lacks,
      ...(canWrite ? [] : ['no write']),
      ...(canSignIn ? [] : ['no sign-in']),
      ...(visitors.old > old ? ['old reads'] : []),
    ];
    if (now.length === 0 && (await loadGenerator.isSeen(seenWithinMs))) return { recoveredMs, lacked };
    lacked = now.length === 0 ? ['visitors do not see what was written'] : now;
    await sleep(LOOK_EVERY_MS);
  }
  return { recoveredMs: performance.now() - begin, lacked };
}
