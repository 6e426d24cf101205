/** `npm run bench:capacity`: processor time per kind of request, and the cores that a number of visits needs. Linux only. See ../README.md. */
import { setTimeout as sleep } from 'node:timers/promises';
import { renditionWidths } from '@reefdesk/contracts/limits';
import { processorByProcess } from '../cpu.mjs';
import { table } from '../report.mjs';
import { signIn } from '../sign-in.mjs';
import { useSystem } from '../system.mjs';
import { Library } from '../uploads/library.mjs';
import { photo } from '../uploads/photos.mjs';
import { Requests } from './requests.mjs';

const IDLE_MS = 10_000;
const AT_ONCE = 8;
const SECOND_MS = 1_000;
const DAY_SECONDS = 86_400;

/** A visit: a first page and two more, with their files and pictures. Most pages come from a cache. */
const VISIT = { page: 1, rendered: 0.02, list: 4, file: 25, picture: 20, search: 0.5, enquiry: 0.01, signIn: 0.001 };
/** Share of a day's visits in its busiest hour, and how much busier its busiest minutes are. */
const PEAK = { hour: 0.12, minutes: 2 };
/** Share of a core that is used at most, so that answers stay fast. */
const BUSY = 0.6;
const VISITS_A_DAY = [1_000, 100_000, 10_000_000];

process.env.TRUSTED_PROXY_HOPS = '1';
const system = await useSystem();
try {
  const cookie = await signIn(system);
  const requests = await Requests.of(system, cookie);
  const idle = await idleCosts();
  const count = requests.pages.length;
  const costs = {
    // The first time each page is rendered; the second time it comes from the cache.
    rendered: await cost(idle, count, requests.page),
    page: await cost(idle, 2_000, requests.page),
    list: await cost(idle, 2_000, requests.list),
    file: await cost(idle, 2_000, requests.file),
    picture: await cost(idle, 2_000, requests.picture),
    search: await cost(idle, 500, requests.search),
    'staff list': await cost(idle, 500, requests.staffList),
    inbox: await cost(idle, 500, requests.inbox),
    enquiry: await cost(idle, 100, requests.enquiry),
    signIn: await cost(idle, 20, requests.signIn),
    photo: await photoCost(idle, new Library(system, cookie)),
  };
  report(costs);
} finally {
  await system.stop();
}

/** Milliseconds of processor time by process, each second, without requests. */
async function idleCosts() {
  await sleep(IDLE_MS);
  const before = processorByProcess(system);
  await sleep(IDLE_MS);
  return new Map([...processorByProcess(system)].map(([name, ms]) => [name, ((ms - (before.get(name) ?? 0)) * SECOND_MS) / IDLE_MS]));
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
  const [before, startedAt] = [processorByProcess(system), performance.now()];
  await work();
  // Emails, events and the like follow the answer.
  await sleep(SECOND_MS);
  const seconds = (performance.now() - startedAt) / SECOND_MS;
  const perRequest = [...processorByProcess(system)].map(([name, ms]) => {
    const own = ms - (before.get(name) ?? 0) - (idle.get(name) ?? 0) * seconds;
    return [name, Math.max(0, own) / count];
  });
  process.stderr.write('.');
  return new Map(perRequest);
}

function report(costs) {
  process.stderr.write('\n');
  const names = [...costs.page.keys()].filter((name) => Object.values(costs).some((cost) => cost.get(name) >= 0.005));
  const kinds = Object.keys(costs);
  console.log(
    table(
      ['ms a request', ...kinds],
      names.map((name) => [name, ...kinds.map((kind) => (costs[kind].get(name) ?? 0).toFixed(3))]),
    ),
  );
  const perVisit = (name) => Object.entries(VISIT).reduce((sum, [kind, times]) => sum + times * (costs[kind].get(name) ?? 0), 0);
  const peaks = VISITS_A_DAY.map((visits) => (visits * PEAK.hour * PEAK.minutes) / 3_600);
  const rows = names.map((name) => [
    name,
    perVisit(name).toFixed(2),
    ...peaks.map((visits) => ((visits * perVisit(name)) / SECOND_MS / BUSY).toFixed(3)),
  ]);
  rows.push(['visits a second at the peak', '', ...peaks.map((visits) => visits.toFixed(2))]);
  rows.push(['visits a second on average', '', ...VISITS_A_DAY.map((visits) => (visits / DAY_SECONDS).toFixed(2))]);
  console.log(`\n${table(['cores for visits a day', 'ms a visit', ...VISITS_A_DAY.map((visits) => visits.toLocaleString('en'))], rows)}`);
}
