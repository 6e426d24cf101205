import { eventually } from '@reefdesk/test-kit/eventually';
import { CACHED_WITHIN_MS, type Fault } from './fault.ts';
import { expectServing, shuffled } from './replicas.ts';

const TIMES = 10;

export const kills: Fault = {
  row: 1,
  title: 'each process killed',
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }) => {
    const ones = [...site.replicas.values()].flatMap((pair) => pair.slice(0, 1));
    const order = isShort ? shuffled(ones) : Array.from({ length: TIMES }, () => shuffled(site.all)).flat();
    for (const replica of order) {
      const gone = replica.whenGone();
      replica.signal('SIGKILL');
      await gone;
      await eventually(() => expectServing(site, replica));
    }
    return [];
  },
};
