/** `npm run bench:dev`: time until a change shows under `npm run dev`. Changes files of this working copy and restores them. */
import { median } from '../measure.mjs';
import { table } from '../report.mjs';
import { restoreAll } from './edits.mjs';
import { openForms } from './forms.mjs';
import { startLoop } from './loop.mjs';
import { scenes } from './scenes.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const REST_MS = 1_500;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
process.once('exit', restoreAll);

process.stderr.write('Starting npm run dev ...\n');
const loop = await startLoop();
try {
  const forms = await openForms(loop);
  try {
    const rows = [];
    for (const scene of scenes(loop, forms)) rows.push(await run(scene));
    console.log(`\nReady after ${(loop.startMs / 1000).toFixed(1)} s; ${ROUNDS} changes each.\n\n${resultTable(rows)}`);
    process.exitCode = rows.some(({ median: took, wanted }) => took > wanted) ? 1 : 0;
  } finally {
    await forms.browser.close();
  }
} catch (error) {
  console.error(loop.output());
  throw error;
} finally {
  restoreAll();
  await loop.stop();
}

/** The first change is a warm-up and does not count. */
async function run({ name, wanted, measure }) {
  process.stderr.write(`${name} `);
  const times = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const took = await measure(round);
    if (round > 0) times.push(took);
    process.stderr.write('.');
    await rest();
  }
  restoreAll();
  await rest();
  process.stderr.write('\n');
  return { name, wanted, median: median(times), worst: Math.max(...times) };
}

function rest() {
  return new Promise((resolve) => setTimeout(resolve, REST_MS));
}

function resultTable(rows) {
  const cells = rows.map((row) => [row.name, ...[row.median, row.worst, row.wanted].map((ms) => ms.toFixed(0))]);
  return table(['change', 'median ms', 'worst ms', 'wanted ms'], cells);
}
