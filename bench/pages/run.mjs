/**
 * `npm run bench:pages`: what a visitor with a slow phone on a slow line waits for, per public page, with a cold cache. Prints
 * the medians beside what is wanted and every file that was fetched before anyone touched anything. See ../README.md.
 */
import { useSystem } from '../system.mjs';
import { findPages } from './addresses.mjs';
import { openBrowser } from './browser.mjs';
import { LINE, measureVisit } from './measure-visit.mjs';
import { fileTable, pageTable } from './report.mjs';
import { medianVisit, missesOf } from './targets.mjs';

const VISITS = Number(process.env.BENCH_VISITS ?? 5);

const system = await useSystem();
try {
  const pages = await findPages(system.url);
  const browser = await openBrowser();
  try {
    await warmUp(browser, pages);
    const rows = [];
    for (const { name, address } of pages) rows.push({ name, ...(await visit(browser, name, address)) });
    console.log(`\n${pageTable(rows)}`);
    for (const { name, files } of rows) console.log(`\n${name}\n\n${fileTable(files)}`);
    const misses = rows.flatMap((row) => missesOf(row).map((miss) => `${row.name}: ${miss}`));
    if (misses.length > 0) console.log(`\nMissed:\n${misses.join('\n')}`);
    process.exitCode = misses.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
} finally {
  await system.stop();
}

/** The first visit after a start waits for what the gateway then keeps; nobody's tenth visitor does. */
async function warmUp(browser, pages) {
  process.stderr.write(`${LINE}; ${VISITS} visits each\n`);
  for (const { address } of pages) await measureVisit(browser, address, { throttled: false });
}

async function visit(browser, name, address) {
  process.stderr.write(`${name} `);
  const visits = [];
  for (let at = 0; at < VISITS; at++) {
    visits.push(await measureVisit(browser, address));
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  return medianVisit(visits);
}
