/** `npm run bench:pages`: page load metrics of each public page on a slow phone and network with a cold cache. See ../README.md. */
import { useSystem } from '../system.mjs';
import { findPages } from './addresses.mjs';
import { openBrowser } from './browser.mjs';
import { measureFollowing } from './measure-following.mjs';
import { LINE, measureVisit } from './measure-visit.mjs';
import { fileTable, followingTable, pageTable } from './report.mjs';
import { medianFollowing, medianVisit, missesOf, missesOfFollowing } from './targets.mjs';

const VISITS = Number(process.env.BENCH_VISITS ?? 5);

const system = await useSystem();
try {
  const pages = await findPages(system.url);
  const browser = await openBrowser();
  try {
    await warmUp(browser, pages);
    const rows = [];
    const landing = pages.find(({ name }) => name === 'landing');
    for (const { name, address } of pages) rows.push({ name, ...(await visit(browser, name, address)) });
    console.log(`\n${pageTable(rows)}`);
    const following = landing ? await follow(browser, landing.address) : undefined;
    if (following) console.log(`\n${followingTable(following)}`);
    for (const { name, files } of rows) console.log(`\n${name}\n\n${fileTable(files)}`);
    const misses = [
      ...rows.flatMap((row) => missesOf(row).map((miss) => `${row.name}: ${miss}`)),
      ...(following ? missesOfFollowing(following) : []),
    ];
    if (misses.length > 0) console.log(`\nMissed:\n${misses.join('\n')}`);
    process.exitCode = misses.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
} finally {
  await system.stop();
}

/** The first visit after a start fills the gateway's response cache, which typical visitors do not wait for. */
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

async function follow(browser, landing) {
  process.stderr.write('from a card to its package ');
  const times = [];
  for (let at = 0; at < VISITS; at++) {
    times.push(await measureFollowing(browser, landing));
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  return medianFollowing(times);
}
