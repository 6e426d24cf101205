/** `npm run bench:uploads`: how soon uploaded photos are visible and complete, and what visitors notice. Linux only. See ../README.md. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { renditionWidths } from '@reefdesk/contracts/limits';
import { median, quantile } from '../measure.mjs';
import { memoryByProcess } from '../pss.mjs';
import { table } from '../report.mjs';
import { signIn } from '../sign-in.mjs';
import { useSystem } from '../system.mjs';
import { Library } from './library.mjs';
import { photo } from './photos.mjs';

const SINGLE = 5;
const AT_ONCE = 10;
const VISITORS = 10;
const VISIT_EVERY_MS = 50;
const LOOK_EVERY_MS = 250;
const WIDTHS = renditionWidths(4_000);
const TARGETS = { visibleMs: 1_200, completeMs: 10_000, visitorsP99Ms: 50, mediaMb: 700 };

const system = await useSystem();
try {
  const library = new Library(system, await signIn(system));
  const single = [];
  for (let at = 0; at < SINGLE; at++) single.push(await timed(library, await photo()));
  const together = await besideVisitors(library, await Promise.all(Array.from({ length: AT_ONCE }, photo)));
  report([
    ['visible, one photo (ms)', median(single.map(({ visibleMs }) => visibleMs)), TARGETS.visibleMs],
    ['complete, one photo (ms)', median(single.map(({ completeMs }) => completeMs)), TARGETS.completeMs],
    [`visible, the last of ${AT_ONCE} (ms)`, Math.max(...together.photos.map(({ visibleMs }) => visibleMs))],
    [`complete, the last of ${AT_ONCE} (ms)`, Math.max(...together.photos.map(({ completeMs }) => completeMs))],
    ['visitors meanwhile, p50 (ms)', quantile(together.visits, 0.5)],
    ['visitors meanwhile, p99 (ms)', quantile(together.visits, 0.99), TARGETS.visitorsP99Ms],
    ['media and its image processors, at most (MB)', together.mediaMb, TARGETS.mediaMb],
  ]);
} finally {
  await system.stop();
}

async function timed(library, bytes) {
  const from = performance.now();
  const image = await library.upload(bytes);
  const visibleMs = performance.now() - from;
  await library.complete(image, WIDTHS);
  return { visibleMs, completeMs: performance.now() - from };
}

/** Visitors read a page of the site each 50 ms until all photos are complete. */
async function besideVisitors(library, files) {
  // A thread of its own, so that the uploads of this process delay no visit.
  const visitors = new Worker(new URL('./visitors.mjs', import.meta.url), {
    workerData: { url: system.url, visitors: VISITORS, everyMs: VISIT_EVERY_MS },
  });
  let mediaMb = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const processes = memoryByProcess(system);
      mediaMb = Math.max(mediaMb, (processes.get('media') ?? 0) + (processes.get("media's own") ?? 0));
      await sleep(LOOK_EVERY_MS);
    }
  };
  const watching = watch();
  try {
    const photos = await Promise.all(files.map((bytes) => timed(library, bytes)));
    const visited = once(visitors, 'message');
    visitors.postMessage('stop');
    const [visits] = await visited;
    return { photos, visits: visits.toSorted((a, b) => a - b), mediaMb };
  } finally {
    isOver = true;
    await Promise.all([watching, visitors.terminate()]);
  }
}

function report(rows) {
  console.log(
    table(
      ['', 'measured', 'target, at most'],
      rows.map(([name, value, target]) => [name, value.toFixed(0), target === undefined ? '' : String(target)]),
    ),
  );
  process.exitCode = rows.some(([, value, target]) => value > (target ?? Number.POSITIVE_INFINITY)) ? 1 : 0;
}
