/** `npm run bench:scale`: pages, lists, start, memory and 50 visitors at up to 100 times the demo content. Linux only. See ../README.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { measure, median } from '../measure.mjs';
import { memoryByProcess } from '../pss.mjs';
import { table } from '../report.mjs';
import { signIn } from '../sign-in.mjs';
import { startSystem } from '../system.mjs';
import { backgroundMemory } from './background.mjs';
import { visitAll } from './visitors.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const DATA = join(ROOT, '.cache', 'bench-scale');
const SCALES = (process.env.BENCH_SCALES ?? '1,10,100').split(',').map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const SETTLES_MS = Number(process.env.BENCH_SETTLES_MS ?? 20_000);
const PAGES = 1_000;
const VISITORS = 50;
/** Limits: `time` and `memory` as multiples of the smallest scale, the others in milliseconds. */
const WANTED = { time: 1.5, memory: 1.3, startMs: 5_000, inboxP99: 150, visitorsP99: 300 };
const INBOX = /^inbox/;
const BACKGROUND = { backup: 'a backup', collection: 'media during a collection of images' };
/** Not held to `time`: the sitemap lists every page and then becomes an index; a search of the inbox has a limit of its own. */
const GROWS = /^(sitemap\.xml|inbox, a search)$/;
/** Whole lists are stored and sent compressed, as browsers request them. */
const LIKE_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const KEEPS = Boolean(process.env.BENCH_KEEP);

process.env.TRUSTED_PROXY_HOPS = '1';
if (!KEEPS) rmSync(DATA, { recursive: true, force: true });
const rounds = SCALES.map(() => []);
const background = [];
let visits;
try {
  for (const [at, scale] of SCALES.entries()) await prepare(scale, SCALES[at - 1]);
  // The sizes take turns, because the speed of the machine changes within minutes.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, scale] of SCALES.entries()) rounds[at].push(await measureAt(scale));
  }
  for (const scale of SCALES) background.push(await withSystem(scale, backgroundMemory));
  visits = await withSystem(SCALES.at(-1), visit);
} finally {
  if (!KEEPS) rmSync(DATA, { recursive: true, force: true });
}
const results = SCALES.map((scale, at) => ({ scale, ...middleOf(rounds[at]), background: background[at] }));
report();

function storeOf(scale) {
  return join(DATA, `x${scale}`);
}

/** Creates the content of a scale from the next smaller one. */
async function prepare(scale, smaller) {
  const store = storeOf(scale);
  if (existsSync(store)) return;
  const unfinished = `${store}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  if (smaller) cpSync(storeOf(smaller), unfinished, { recursive: true });
  const system = await startSystem(unfinished);
  try {
    if (scale > 1) await grow(unfinished, scale);
  } finally {
    await system.stop();
  }
  renameSync(unfinished, store);
}

async function grow(store, scale) {
  const child = spawn(process.execPath, [join(ROOT, 'dev/run.mjs'), 'seed', '--scale', String(scale)], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: store },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm run seed -- --scale ${scale} ended with ${code}`);
}

async function measureAt(scale) {
  const startedAt = performance.now();
  return withSystem(scale, async (system) => {
    const startMs = performance.now() - startedAt;
    const [times, slowest] = [{}, {}];
    for (const [name, request] of Object.entries(await scenes(system))) {
      await measure(request, { connections: 1, seconds: 1 });
      ({ p50: times[name], p99: slowest[name] } = await measure(request, { connections: 1, seconds: SECONDS }));
    }
    await sleep(SETTLES_MS);
    return { startMs, times, slowest, processes: Object.fromEntries(memoryByProcess(system)) };
  });
}

async function withSystem(scale, work) {
  const system = await startSystem(storeOf(scale));
  try {
    return await work(system);
  } finally {
    await system.stop();
  }
}

function visit(system) {
  return visitAll(system, { pages: PAGES, visitors: VISITORS, memory: () => memoryByProcess(system) });
}

async function scenes(system) {
  const { url } = system;
  const first = async (path) => (await (await fetch(url + path)).json()).data[0];
  const { slug } = await first('/api/packages?view=card&limit=1');
  const { destination_id: place } = await first('/api/get-destinations?view=card&limit=1');
  const cookie = await signIn(system);
  const open = (path) => ({ url: url + path, headers: LIKE_A_BROWSER });
  const staff = (path) => ({ url: url + path, headers: { ...LIKE_A_BROWSER, cookie } });
  return {
    landing: open('/auth/homepage?lang=en'),
    destinations: open('/auth/destinations?lang=en'),
    packages: open('/auth/packages?lang=en'),
    'a package': open(`/auth/travel/${slug}?lang=en`),
    'a destination': open(`/auth/destination-detail/${place}?lang=en`),
    'cards of packages, a page': open('/api/packages?view=card&limit=24'),
    'search for destinations, a page': open('/api/destinations?view=card&limit=24&q=reef'),
    'sitemap.xml': open('/sitemap.xml'),
    'back office: packages, a page': staff('/api/get-travels-with-stats?limit=24'),
    'back office: destinations, a page': staff('/api/get-destinations?limit=24'),
    'back office: packages': staff('/api/get-travels-with-stats'),
    'back office: destinations': staff('/api/get-destinations?view=row'),
    'back office: testimonials': staff('/api/testimonials'),
    'bookings, a page': staff('/api/bookings?limit=25'),
    'inbox, a page': staff('/api/enquiries?limit=25'),
    'inbox, a search': staff('/api/enquiries?limit=25&q=sari'),
  };
}

/** The median of each figure. */
function middleOf(measured) {
  const [{ times, slowest, processes }] = measured;
  const each = (name, keys) =>
    Object.fromEntries(Object.keys(keys).map((key) => [key, median(measured.map((one) => one[name][key] ?? 0))]));
  const memory = median(measured.map((one) => sumOf(one.processes)));
  const startMs = median(measured.map((one) => one.startMs));
  return { startMs, times: each('times', times), slowest: each('slowest', slowest), processes: each('processes', processes), memory };
}

function sumOf(processes) {
  return Object.values(processes).reduce((sum, megabytes) => sum + megabytes, 0);
}

function report() {
  const [smallest] = results;
  const beside = (value, base) => `${value.toFixed(2)} (${(value / base).toFixed(2)})`;
  const rows = Object.keys(smallest.times).map((name) => [
    `${name}, ms`,
    ...results.map(({ times }) => beside(times[name], smallest.times[name])),
  ]);
  for (const name of Object.keys(smallest.slowest).filter((name) => INBOX.test(name)))
    rows.push([`${name}, p99 ms`, ...results.map(({ slowest }) => slowest[name].toFixed(1))]);
  rows.push(['start to ready, ms', ...results.map(({ startMs }) => startMs.toFixed(0))]);
  rows.push(['memory, MB', ...results.map(({ memory }) => beside(memory, smallest.memory))]);
  for (const name of Object.keys(smallest.processes)) {
    rows.push([`  ${name}`, ...results.map(({ processes }) => (processes[name] ?? Number.NaN).toFixed(0))]);
  }
  for (const [kind, name] of Object.entries(BACKGROUND))
    rows.push([`${name}, MB at most`, ...results.map(({ background }) => beside(background[kind], smallest.background[kind]))]);
  console.log(table(['', ...results.map(({ scale }) => `x ${scale}`)], rows));
  const { count, undrawn, p50, p99, seconds, before, most } = visits;
  console.log(
    `\n${PAGES} pages, ${VISITORS} visitors at once, ${seconds.toFixed(0)} s: ${count} read, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${undrawn} without their words`,
  );
  for (const name of ['gateway', 'renderer'])
    console.log(`${name}: ${before.get(name).toFixed(0)} MB before, ${most.get(name).toFixed(0)} at most`);
  const missed = [
    ...results.flatMap(({ scale, times }) =>
      Object.entries(times)
        .filter(([name, ms]) => !GROWS.test(name) && ms > WANTED.time * smallest.times[name])
        .map(([name]) => `${name} at ${scale}: more than ${WANTED.time} of the smallest`),
    ),
    ...results
      .filter(({ memory }) => memory > WANTED.memory * smallest.memory)
      .map(({ scale }) => `memory at ${scale}: more than ${WANTED.memory}`),
    ...Object.entries(BACKGROUND).flatMap(([kind, name]) =>
      results
        .filter(({ background }) => background[kind] > WANTED.memory * smallest.background[kind])
        .map(({ scale }) => `${name} at ${scale}: more than ${WANTED.memory}`),
    ),
    ...results.filter(({ startMs }) => startMs > WANTED.startMs).map(({ scale }) => `start at ${scale}: more than ${WANTED.startMs} ms`),
    ...results.flatMap(({ scale, slowest }) =>
      Object.entries(slowest)
        .filter(([name, ms]) => INBOX.test(name) && ms > WANTED.inboxP99)
        .map(([name]) => `${name} at ${scale}: p99 above ${WANTED.inboxP99} ms`),
    ),
    ...(undrawn > 0 ? [`visitors: ${undrawn} pages came without their words`] : []),
    ...(p99 > WANTED.visitorsP99 ? [`visitors: p99 above ${WANTED.visitorsP99} ms`] : []),
  ];
  for (const line of missed) console.log(line);
  process.exitCode = missed.length > 0 ? 1 : 0;
}
