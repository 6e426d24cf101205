/**
 * `npm run bench`: how fast the API answers, direct from its service and through the gateway, in one run. Each scene is
 * measured several times, direct and through the gateway in turn, so that a machine that does other things too disturbs both
 * alike; the medians and the median of the ratios count. See README.md.
 */
import { measure, median } from './measure.mjs';
import { memoryTable, resultTable } from './report.mjs';
import { findScenes } from './scenes.mjs';
import { useSystem } from './system.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);

const system = await useSystem();
try {
  const scenes = await findScenes(system);
  const rows = [];
  for (const scene of scenes) rows.push(await run(scene));
  console.log(`\n${resultTable(rows)}\n\n${memoryTable(system.processes())}`);
  const missed = rows.filter(({ ratio, target }) => target !== undefined && !(ratio >= target));
  for (const { name, ratio, target } of missed) console.log(`${name}: ${ratio?.toFixed(2)} of the direct rate, ${target} is wanted`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await system.stop();
}

async function run({ name, target, connections, ways }) {
  process.stderr.write(`${name} `);
  const results = { direct: [], gateway: [] };
  for (const way of ['direct', 'gateway']) await measureWay(ways[way], { connections, seconds: 1 });
  for (let round = 0; round < ROUNDS; round++) {
    // Who comes first changes, so that neither always finds the machine warm.
    for (const way of round % 2 === 0 ? ['direct', 'gateway'] : ['gateway', 'direct']) {
      results[way].push(await measureWay(ways[way], { connections, seconds: SECONDS }));
    }
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  const ratios = results.gateway.map(({ rate }, round) => rate / results.direct[round].rate);
  return { name, target, direct: middle(results.direct), gateway: middle(results.gateway), ratio: median(ratios) };
}

/** What a request needs may not live long (the internal token): asked for before each run. */
async function measureWay(way, options) {
  return measure(await way(), options);
}

function middle(results) {
  const keys = ['rate', 'p50', 'p99'];
  return Object.fromEntries(keys.map((key) => [key, median(results.map((result) => result[key]))]));
}
