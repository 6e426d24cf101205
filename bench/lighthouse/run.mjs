/** `npm run bench:lighthouse`: median Lighthouse scores of each public page on phone and desktop, and failed audits. See ../README.md. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from '../measure.mjs';
import { findPages } from '../pages/addresses.mjs';
import { openBrowser } from '../pages/browser.mjs';
import { table } from '../report.mjs';
import { freePort, useSystem } from '../system.mjs';

const run = promisify(execFile);
const VISITS = Number(process.env.BENCH_VISITS ?? 3);
/** Fetched on first use, because its hundred packages are not needed for anything else. */
const LIGHTHOUSE = ['exec', '--yes', '--package=lighthouse@12.8.2', '--', 'lighthouse'];
const MAX_BYTES = 256 * 1024 * 1024;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const SCREENS = [
  { name: 'phone', options: [], wanted: [99, 100, 100, 100], lcpMs: 1_800 },
  { name: 'desktop', options: ['--preset=desktop'], wanted: [100, 100, 100, 100], lcpMs: Number.POSITIVE_INFINITY },
];

const system = await useSystem();
try {
  const port = await freePort();
  const browser = await openBrowser({ debuggingPort: port });
  try {
    const rows = [];
    for (const { name, address } of await findPages(system.url)) {
      for (const screen of SCREENS) rows.push({ name, screen, ...(await visit(address, screen, port)) });
    }
    report(rows);
  } finally {
    await browser.close();
  }
} finally {
  await system.stop();
}

async function visit(address, { name, options }, port) {
  process.stderr.write(`${new URL(address).pathname} on a ${name} `);
  const results = [];
  for (let at = 0; at < VISITS; at++) {
    const own = [`--port=${port}`, '--quiet', '--output=json', `--only-categories=${CATEGORIES}`, ...options];
    const { stdout } = await run('npm', [...LIGHTHOUSE, address, ...own], { maxBuffer: MAX_BYTES });
    const result = JSON.parse(stdout);
    if (result.runtimeError) throw new Error(`${address}: ${result.runtimeError.message}`);
    results.push(result);
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  const medianOf = (read) => median(results.map(read));
  return {
    scores: CATEGORIES.map((category) => medianOf(({ categories }) => Math.round(categories[category].score * 100))),
    lcpMs: medianOf(({ audits }) => audits['largest-contentful-paint'].numericValue),
    blockedMs: medianOf(({ audits }) => audits['total-blocking-time'].numericValue),
    problems: [...new Set(results.flatMap(problemsOf))],
  };
}

function problemsOf({ categories, audits }) {
  const counted = CATEGORIES.flatMap((category) => categories[category].auditRefs).filter(({ weight }) => weight > 0);
  return counted
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue }) => [id, displayValue].filter(Boolean).join(' '));
}

function report(rows) {
  const cells = rows.map(({ name, screen, scores, lcpMs, blockedMs }) => [
    name,
    screen.name,
    ...scores.map((score, at) => `${score} of ${screen.wanted[at]}`),
    lcpMs.toFixed(0),
    blockedMs.toFixed(0),
  ]);
  console.log(`\n${table(['', 'screen', ...CATEGORIES, 'LCP ms', 'blocked ms'], cells)}`);
  for (const { name, screen, problems } of rows) if (problems.length > 0) console.log(`\n${name}, ${screen.name}: ${problems.join('; ')}`);
  const isMissed = ({ screen, scores, lcpMs }) => scores.some((score, at) => score < screen.wanted[at]) || lcpMs > screen.lcpMs;
  process.exitCode = rows.some(isMissed) ? 1 : 0;
}
