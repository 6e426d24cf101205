/** `npm run bench:start`: from a start on existing data to the first page. See README.md. */
import { join, resolve } from 'node:path';
import { median } from './measure.mjs';
import { table } from './report.mjs';
import { startSystem } from './system.mjs';

const DATA = join(resolve(import.meta.dirname, '..'), '.cache', 'bench');
const STARTS = Number(process.env.BENCH_STARTS ?? 5);
const TARGET_MS = 3_000;

const times = [];
// The first start builds and creates the demo content, and does not count.
for (let at = 0; at <= STARTS; at++) {
  const startedAt = performance.now();
  const system = await startSystem(DATA);
  try {
    await (await fetch(`${system.url}/`)).text();
    if (at > 0) times.push(performance.now() - startedAt);
  } finally {
    await system.stop();
  }
}
const middle = median(times);
console.log(
  table(
    ['', 'median ms', 'slowest ms', 'target ms'],
    [['from the start to the first page', middle.toFixed(0), Math.max(...times).toFixed(0), String(TARGET_MS)]],
  ),
);
process.exitCode = middle > TARGET_MS ? 1 : 0;
