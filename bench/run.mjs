/** `npm run bench`: speed of the gateway. Ways alternate, so that other load affects them equally; medians count. See README.md. */
import { answerOf, startBare } from './bare.mjs';
import { measure, median } from './measure.mjs';
import { bareTable, memoryTable, resultTable } from './report.mjs';
import { findScenes } from './scenes.mjs';
import { useSystem } from './system.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);

const system = await useSystem();
try {
  const scenes = await findScenes(system);
  const rows = [];
  for (const scene of scenes) rows.push(await run(scene));
  const tables = [
    bareTable(rows.filter(({ bare }) => bare)),
    resultTable(rows.filter(({ direct }) => direct)),
    memoryTable(system.processes()),
  ];
  console.log(`\n${tables.join('\n\n')}`);
  const ratios = rows.flatMap(({ name, ratio, target, bareRatio, bareTarget }) => [
    { name, of: 'the direct rate', ratio, target },
    { name, of: 'the rate of the bare server', ratio: bareRatio, target: bareTarget },
  ]);
  const missed = ratios.filter(({ ratio, target }) => target !== undefined && !(ratio >= target));
  for (const { name, of, ratio, target } of missed) console.log(`${name}: ${ratio?.toFixed(2)} of ${of}, ${target} is wanted`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await system.stop();
}

async function run({ name, target, bareTarget, connections, ways }) {
  process.stderr.write(`${name} `);
  const bare = bareTarget === undefined ? undefined : await startBare(await answerOf(await ways.gateway()));
  try {
    const all = { ...ways, ...(bare && { bare: () => ({ ...ways.gateway(), url: bare.url }) }) };
    const names = Object.keys(all);
    const pids = { gateway: system.pidOf?.('gateway'), bare: bare?.pid };
    const results = Object.fromEntries(names.map((way) => [way, []]));
    const measureWay = async (way, seconds) => measure(await all[way](), { connections, seconds, pid: pids[way] });
    for (const way of names) await measureWay(way, 1);
    for (let round = 0; round < ROUNDS; round++) {
      // The order rotates, so that no way always finds the machine warm.
      for (const at of names.keys()) {
        const way = names[(at + round) % names.length];
        results[way].push(await measureWay(way, SECONDS));
      }
      process.stderr.write('.');
    }
    process.stderr.write('\n');
    const ratioTo = (way) => results[way] && median(results.gateway.map(({ rate }, round) => rate / results[way][round].rate));
    const middles = Object.fromEntries(names.map((way) => [way, middle(results[way])]));
    return { name, target, bareTarget, ...middles, ratio: ratioTo('direct'), bareRatio: ratioTo('bare') };
  } finally {
    await bare?.stop();
  }
}

function middle(results) {
  const keys = ['rate', 'p50', 'p99', 'processorMs'];
  return Object.fromEntries(keys.map((key) => [key, median(results.map((result) => result[key]))]));
}
