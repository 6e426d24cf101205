import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@reefdesk/test-kit/eventually';
import { CACHED_WITHIN_MS, type Fault } from './fault.ts';
import { expectServing } from './replicas.ts';

const FOR_MS = 30_000;
const SHORT_MS = 8_000;

export const freezes: Fault = {
  row: 2,
  title: 'each process frozen',
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }) => {
    const replicas = [...site.replicas.values()].flatMap((pair) => (isShort ? pair.slice(0, 1) : pair));
    for (const replica of replicas) {
      replica.signal('SIGSTOP');
      await sleep(isShort ? SHORT_MS : FOR_MS);
      replica.signal('SIGCONT');
      await eventually(() => expectServing(site, replica));
    }
    for (const service of ['nats', 'mongo'] as const) {
      site.signalBackingService(service, 'SIGSTOP');
      await sleep(isShort ? SHORT_MS : FOR_MS);
      site.signalBackingService(service, 'SIGCONT');
    }
    return [];
  },
};
