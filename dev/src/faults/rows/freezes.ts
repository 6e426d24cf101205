import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@reefdesk/test-kit/eventually';
import { type Fault, KEPT_WITHIN_MS } from './fault.ts';
import { expectServing } from './replicas.ts';

const FOR_MS = 30_000;
const SHORT_MS = 8_000;

export const freezes: Fault = {
  row: 2,
  title: 'each process frozen',
  readsWithinMs: KEPT_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }) => {
    const replicas = [...site.replicas.values()].flatMap((pair) => (isShort ? pair.slice(0, 1) : pair));
    for (const replica of replicas) {
      replica.signal('SIGSTOP');
      await sleep(isShort ? SHORT_MS : FOR_MS);
      replica.signal('SIGCONT');
      await eventually(() => expectServing(site, replica));
    }
    for (const part of ['nats', 'mongo'] as const) {
      site.signalPart(part, 'SIGSTOP');
      await sleep(isShort ? SHORT_MS : FOR_MS);
      site.signalPart(part, 'SIGCONT');
    }
    return [];
  },
};
