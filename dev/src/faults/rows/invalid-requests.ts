import { randomInt } from 'node:crypto';
import { SESSION_COOKIE_NAMES } from '@reefdesk/contracts/accounts/values';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { openFilesOf } from '@reefdesk/test-kit/open-files';
import { ProcessMemory } from '@reefdesk/test-kit/process-memory';
import { InvalidRequests, type Sender } from '../load/invalid-requests.ts';
import type { Replica } from '../site/replica.ts';
import type { Site } from '../site/site.ts';
import type { Fault } from './fault.ts';

const REQUESTS = 100_000;
const SHORT_REQUESTS = 1_500;
/** Share of the requests before the measurement: memory grows until code is compiled and caches are full. */
const WARM_UP = 0.2;
const MAY_GROW_BY = 160 * 1024 * 1024;
/** Idle keep-alive connections, which each side closes after its own timeout. */
const MORE_SOCKETS = 100;
const CLOSED_WITHIN_MS = 30_000;
const MEGABYTE = 1024 * 1024;

interface Held {
  replica: Replica;
  memory: number;
  files: number;
  sockets: number;
}

export const invalidRequests: Fault = {
  row: 10,
  title: 'fuzzed requests over all calls, as visitor, customer and staff',
  missing: () => (process.platform === 'linux' ? undefined : 'memory and open files of processes can be counted on Linux only'),
  // Requests use the whole machine, so visitors have to wait.
  readsWithinMs: 10_000,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }, { note }) => {
    const [gateway] = site.of('gateway');
    if (!gateway) return ['there is no gateway'];
    const seed = randomInt(2 ** 30);
    const requests = isShort ? SHORT_REQUESTS : REQUESTS;
    const [customer, staff] = [await signIn(gateway, site.customer), await signIn(gateway, site.colleague)];
    const fuzz = await InvalidRequests.prepare(gateway.url, customer, staff);
    await fuzz.send(requests * WARM_UP, seed);
    const before = held(site);
    await fuzz.send(requests * (1 - WARM_UP), seed + requests);
    fuzz.close();
    const broken = fuzz.faults.total > 0 ? [`with the seed ${seed}: ${fuzz.faults}`] : [];
    await eventually(() => expectClosed(site, before), CLOSED_WITHIN_MS).catch((error: Error) => broken.push(error.message));
    const growth = held(site).map(({ replica, memory }, at) => ({ replica, bytes: memory - (before[at]?.memory ?? 0) }));
    for (const { replica, bytes } of growth) if (bytes > MAY_GROW_BY) broken.push(`${replica.name} grew by ${inMegabytes(bytes)}`);
    const most = growth.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    note(`${requests} requests (${fuzz.answers}); ${most.replica.name} grew most, by ${inMegabytes(most.bytes)}`);
    return broken;
  },
};

async function signIn({ url }: Replica, { email, password }: Site['admin']): Promise<Sender> {
  const http = new HttpClient(url);
  await http.login(email, password);
  return { cookie: `${SESSION_COOKIE_NAMES.http}=${http.cookies.get(SESSION_COOKIE_NAMES.http)}`, origin: url };
}

function held({ all }: Site): Held[] {
  return all.map((replica) => {
    const { files, sockets } = openFilesOf(replica.pid);
    return { replica, memory: ProcessMemory.of(replica.pid)?.now ?? 0, files: files.length, sockets };
  });
}

function expectClosed(site: Site, before: readonly Held[]): void {
  const more = held(site).flatMap(({ replica, files, sockets }, at) => {
    const [filesBefore = 0, socketsBefore = 0] = [before[at]?.files, before[at]?.sockets];
    return [
      ...(files > filesBefore ? [`${replica.name} holds ${files} files open, ${filesBefore} before`] : []),
      ...(sockets > socketsBefore + MORE_SOCKETS ? [`${replica.name} holds ${sockets} sockets, ${socketsBefore} before`] : []),
    ];
  });
  if (more.length > 0) throw new Error(more.join('; '));
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`;
}
