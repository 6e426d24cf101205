/** `npm run bench:memory`: memory of `npm start` at rest and under load (Pss: shared pages count once) with its limits. Linux only. See README.md. */
import { setTimeout as sleep } from 'node:timers/promises';
import { measure, median } from './measure.mjs';
import { memoryByProcess } from './pss.mjs';
import { table } from './report.mjs';
import { findScenes } from './scenes.mjs';
import { useSystem } from './system.mjs';

const TARGET_MB = { rest: Number(process.env.BENCH_MEMORY_MB ?? 900), load: Number(process.env.BENCH_LOAD_MEMORY_MB ?? 1_100) };
const LOOKS = 5;
const PAUSE_MS = 2_000;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const LOOK_EVERY_MS = 500;
const IMAGE_PROCESSORS = "media's own";

const system = await useSystem();
try {
  const rest = await atRest();
  const load = await underLoad(await findScenes(system));
  const names = [...new Set([...rest.keys(), ...load.most.keys()])];
  const rows = names
    .map((name) => [name, rest.get(name) ?? 0, load.most.get(name) ?? 0])
    .toSorted(([, one], [, other]) => other - one)
    .concat([
      ['together', sumOf(rest), load.sum],
      ['target, at most', TARGET_MB.rest, TARGET_MB.load],
    ]);
  console.log(
    table(
      ['process', 'MB at rest', 'MB under load, at most'],
      rows.map(([name, ...megabytes]) => [name, ...megabytes.map((value) => value.toFixed(0))]),
    ),
  );
  process.exitCode = sumOf(rest) > TARGET_MB.rest || load.sum > TARGET_MB.load ? 1 : 0;
} finally {
  await system.stop();
}

/** Waits until all pictures are made: image processors end when they have nothing to do. */
async function atRest() {
  const looks = [];
  while (looks.length < LOOKS) {
    await sleep(PAUSE_MS);
    const look = memoryByProcess(system);
    if (look.has(IMAGE_PROCESSORS)) looks.length = 0;
    else looks.push(look);
  }
  const names = new Set(looks.flatMap((look) => [...look.keys()]));
  return new Map([...names].map((name) => [name, median(looks.map((look) => look.get(name) ?? 0))]));
}

/** The requests of `npm run bench`, one kind after the other. */
async function underLoad(scenes) {
  const most = new Map();
  let sum = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const look = memoryByProcess(system);
      sum = Math.max(sum, sumOf(look));
      for (const [name, megabytes] of look) most.set(name, Math.max(most.get(name) ?? 0, megabytes));
      await sleep(LOOK_EVERY_MS);
    }
  })();
  try {
    for (const { connections, ways } of scenes) await measure(await ways.gateway(), { connections, seconds: SECONDS });
  } finally {
    isOver = true;
    await watching;
  }
  return { most, sum };
}

function sumOf(processes) {
  return [...processes.values()].reduce((sum, megabytes) => sum + megabytes, 0);
}
