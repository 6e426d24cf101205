import { setTimeout as sleep } from 'node:timers/promises';
import type { Office } from './load/office.ts';
import { Visitors } from './load/visitors.ts';
import type { RowResult } from './report/row.ts';
import { type Extent, type Fault, SEEN_WITHIN_MS } from './rows/fault.ts';
import type { Site } from './site/site.ts';

const PEOPLE = 4;
const LOOK_EVERY_MS = 250;
const CALM_BEFORE_ROW_MS = 2_000;
/** Allowed slowdown relative to a calm site, because many restarts slow the machine down. */
const CALMS = 3;
const PATIENCE_MS = 180_000;

export interface Observed {
  site: Site;
  office: Office;
  paths: readonly string[];
  calmMs: number;
}

/** Slowest read of a calm site in ms; it also fills the response cache. */
export async function observeCalm({ url }: Site, office: Office, paths: readonly string[], forMs: number): Promise<number> {
  const first = new Visitors(url, 1, paths);
  while (first.answered < 2 * paths.length) await sleep(LOOK_EVERY_MS);
  await first.leave();
  office.begin();
  const visitors = new Visitors(url, PEOPLE, paths);
  await sleep(forMs);
  await Promise.all([visitors.leave(), office.rest()]);
  if (visitors.failures.total > 0) throw new Error(`The site is not whole before any fault: ${visitors.failures}`);
  return visitors.slowestMs;
}

/** Measures again now, because other load on this machine varies. */
async function slowestNow({ url }: Site, office: Office, paths: readonly string[]): Promise<number> {
  office.begin();
  const visitors = new Visitors(url, PEOPLE, paths);
  await sleep(CALM_BEFORE_ROW_MS);
  await Promise.all([visitors.leave(), office.rest()]);
  return visitors.slowestMs;
}

export async function observe(fault: Fault, extent: Extent, { site, office, paths, calmMs }: Observed): Promise<RowResult> {
  const slackMs = CALMS * Math.max(calmMs, await slowestNow(site, office, paths));
  const begin = performance.now();
  const before = { writes: office.acknowledged, refused: office.refusals.copy(), wrong: office.wrong.copy() };
  const visitors = new Visitors(site.url, PEOPLE, paths);
  office.begin();
  const notes: string[] = [];
  const ownFaults = await fault.strike(site, extent, { office, visitors, slackMs, note: (text) => notes.push(text) });
  const { recoveredMs, lacked } = await untilWhole(site, office, visitors, SEEN_WITHIN_MS + slackMs);
  await Promise.all([visitors.leave(), office.rest()]);
  const { lost, doubled } = await office.compare();
  const refused = office.refusals.since(before.refused);
  const wrong = office.wrong.since(before.wrong);
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
    writes: office.acknowledged - before.writes,
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
  office: Office,
  visitors: Visitors,
  seenWithinMs: number,
): Promise<{ recoveredMs: number; lacked: string[] }> {
  const begin = performance.now();
  let lacked: string[] = [];
  while (performance.now() - begin < PATIENCE_MS) {
    const old = visitors.old;
    const [lacks, canWrite, canSignIn] = await Promise.all([site.lacks(), office.canWrite(), office.canSignIn(site.admin)]);
    const recoveredMs = performance.now() - begin;
    const now = [
      ...lacks,
      ...(canWrite ? [] : ['no write']),
      ...(canSignIn ? [] : ['no sign-in']),
      ...(visitors.old > old ? ['old reads'] : []),
    ];
    if (now.length === 0 && (await office.isSeen(seenWithinMs))) return { recoveredMs, lacked };
    lacked = now.length === 0 ? ['visitors do not see what was written'] : now;
    await sleep(LOOK_EVERY_MS);
  }
  return { recoveredMs: performance.now() - begin, lacked };
}
