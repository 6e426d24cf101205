/** `npm run bench:memory`: idle memory of `npm start` (Pss: shared pages count once) with its limit. Linux only. See README.md. */
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './measure.mjs';
import { memoryByProcess } from './pss.mjs';
import { table } from './report.mjs';
import { useSystem } from './system.mjs';

const WANTED_MB = Number(process.env.BENCH_MEMORY_MB ?? 700);
const LOOKS = 5;
const PAUSE_MS = 2_000;

const system = await useSystem();
try {
  const looks = [];
  for (let at = 0; at < LOOKS; at++) {
    await sleep(PAUSE_MS);
    looks.push(memoryByProcess(system));
  }
  const names = [...new Set(looks.flatMap((processes) => [...processes.keys()]))];
  const rows = names.map((name) => [name, median(looks.map((processes) => processes.get(name) ?? 0))]);
  const sum = rows.reduce((all, [, megabytes]) => all + megabytes, 0);
  const cells = [...rows.toSorted(([, one], [, other]) => other - one), ['together', sum], ['wanted at most', WANTED_MB]];
  console.log(
    table(
      ['process', 'MB'],
      cells.map(([name, megabytes]) => [name, megabytes.toFixed(0)]),
    ),
  );
  process.exitCode = sum > WANTED_MB ? 1 : 0;
} finally {
  await system.stop();
}
