/** `npm run bench:capacity`: processor time per kind of request, and the cores that a number of visits needs. Linux only. See ../README.md. */
import { setTimeout as sleep } from 'node:timers/promises';
import { renditionWidths } from '@reefdesk/contracts/limits';
import { processorByProcess } from '../cpu.mjs';
import { table } from '../report.mjs';
import { signIn } from '../sign-in.mjs';
import { startReplica, useSystem } from '../system.mjs';
import { Library } from '../uploads/library.mjs';
import { photo } from '../uploads/photos.mjs';
import { Requests } from './requests.mjs';

const IDLE_MS = 10_000;
const SECOND_MS = 1_000;
/** Emails, events and the like follow an answer. They are awaited until a second takes little more than an idle one. */
const SETTLES_WITHIN_S = 120;
const QUIET_MS = 30;
const AT_ONCE = 8;

/** A visit: a first page and two more, with their files and pictures. */
const VISIT = { page: 3, rendered: 0.02, list: 4, file: 25, picture: 20, search: 0.5, enquiry: 0.01, 'sign-in': 0.001 };
/** Share of a day's visits in its busiest hour, and how much busier its busiest minutes are. */
const PEAK = { hour: 0.12, minutes: 2 };
/** Share of a core that is used at most, so that answers stay fast. */
const BUSY = 0.6;
const VISITS_A_DAY = [1_000, 100_000, 10_000_000];

process.env.TRUSTED_PROXY_HOPS = '1';
const system = await useSystem();
const replicas = [];
/** Kilobytes of a response by kind of request, as sent. */
const kilobytes = {};
try {
  const cookie = await signIn(system);
  const requests = await Requests.of(system, cookie);
  let idle = await idleCosts();
  const many = {
    page: [6_000, requests.page],
    list: [6_000, requests.list],
    file: [6_000, requests.file],
    picture: [6_000, requests.picture],
    search: [1_500, requests.search],
    'back-office list': [1_000, requests.staffList],
    inbox: [500, requests.inbox],
    'sign-in': [20, requests.signIn],
    enquiry: [100, requests.enquiry],
  };
  const measured = async () => {
    const costs = {};
    for (const [kind, [count, send]] of Object.entries(many)) {
      for (let number = 0; number < count / 4; number += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, () => send(number)));
      const before = requests.bytes;
      costs[kind] = await cost(idle, count, send);
      kilobytes[kind] = (requests.bytes - before) / count / 1_000;
    }
    return costs;
  };
  // The first time each page is rendered; later it comes from the cache.
  const rendered = await cost(idle, requests.pages.length, requests.page);
  const photos = await photoCost(idle, new Library(system, cookie));
  const one = await measured();
  replicas.push(await startReplica(system, 'catalog'));
  replicas.push(await startReplica(system, 'gateway', { CATALOG_URL: replicas[0].url }));
  requests.gateways.push(replicas[1].url);
  idle = await idleCosts();
  const two = await measured();
  report({ rendered, ...one, photo: photos }, two);
} finally {
  for (const replica of replicas) await replica.stop();
  await system.stop();
}

/** Milliseconds of processor time by process, each second, without requests. */
async function idleCosts() {
  await sleep(IDLE_MS);
  const before = processorByProcess(system, replicas);
  await sleep(IDLE_MS);
  return new Map(
    [...processorByProcess(system, replicas)].map(([name, ms]) => [name, ((ms - (before.get(name) ?? 0)) * SECOND_MS) / IDLE_MS]),
  );
}

/** Milliseconds of processor time by process for one of `count` requests, with what follows them. */
async function cost(idle, count, send) {
  let sent = 0;
  const one = async () => {
    while (sent < count) await send(sent++);
  };
  return costOf(idle, count, () => Promise.all(Array.from({ length: AT_ONCE }, one)));
}

function photoCost(idle, library) {
  return costOf(idle, 1, async () => {
    const image = await library.upload(await photo());
    await library.complete(image, renditionWidths(4_000));
  });
}

async function costOf(idle, count, work) {
  const [before, startedAt] = [processorByProcess(system, replicas), performance.now()];
  await work();
  await settle(sumOf(idle) + QUIET_MS);
  const seconds = (performance.now() - startedAt) / SECOND_MS;
  const perRequest = [...processorByProcess(system, replicas)].map(([name, ms]) => {
    const own = ms - (before.get(name) ?? 0) - (idle.get(name) ?? 0) * seconds;
    return [name, Math.max(0, own) / count];
  });
  process.stderr.write('.');
  return new Map(perRequest);
}

async function settle(quietMs) {
  let before = sumOf(processorByProcess(system, replicas));
  for (let second = 0; second < SETTLES_WITHIN_S; second++) {
    await sleep(SECOND_MS);
    const now = sumOf(processorByProcess(system, replicas));
    if (now - before <= quietMs) return;
    before = now;
  }
  throw new Error(`The system is not idle ${SETTLES_WITHIN_S} s after the last request`);
}

function sumOf(milliseconds) {
  return [...milliseconds.values()].reduce((sum, ms) => sum + ms, 0);
}

function report(costs, two) {
  process.stderr.write('\n');
  const all = new Set(Object.values(costs).flatMap((cost) => [...cost.keys()]));
  const names = [...all].filter((name) => Object.values(costs).some((cost) => cost.get(name) >= 0.005));
  const kinds = Object.keys(costs);
  const byKind = names.map((name) => [name, ...kinds.map((kind) => (costs[kind].get(name) ?? 0).toFixed(3))]);
  byKind.push(['KB sent', ...kinds.map((kind) => (kilobytes[kind] ? kilobytes[kind].toFixed(1) : ''))]);
  console.log(table(['ms a request', ...kinds], byKind));
  const compared = Object.keys(two).map((kind) => [kind, ...[costs[kind], two[kind]].map((cost) => sumOf(cost).toFixed(3))]);
  console.log(`\n${table(['ms a request, all processes', 'one gateway and catalog', 'two of each'], compared)}`);
  const perVisit = (name) => Object.entries(VISIT).reduce((sum, [kind, times]) => sum + times * (costs[kind].get(name) ?? 0), 0);
  const peaks = VISITS_A_DAY.map((visits) => (visits * PEAK.hour * PEAK.minutes) / 3_600);
  const rows = names.map((name) => [
    name,
    perVisit(name).toFixed(2),
    ...peaks.map((visits) => ((visits * perVisit(name)) / SECOND_MS / BUSY).toFixed(3)),
  ]);
  rows.push(['visits a second at the peak', '', ...peaks.map((visits) => visits.toFixed(2))]);
  const sent = Object.entries(VISIT).reduce((sum, [kind, times]) => sum + times * (kilobytes[kind] ?? 0), 0);
  rows.push(['KB a visit, Mbit/s', sent.toFixed(0), ...peaks.map((visits) => ((visits * sent * 8) / 1_000).toFixed(1))]);
  console.log(`\n${table(['cores for visits a day', 'ms a visit', ...VISITS_A_DAY.map((visits) => visits.toLocaleString('en'))], rows)}`);
}
