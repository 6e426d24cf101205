import { eventually } from '@reefdesk/test-kit/eventually';
import { CACHED_WITHIN_MS, type Fault } from './fault.ts';
import { expectReady } from './replicas.ts';

/** Takes each replica out, terminates it, and adds its ready replacement, as a cluster does. */
export const rollingUpdate: Fault = {
  row: 11,
  title: 'rolling update of every process',
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }) => {
    for (const [name, pair] of site.replicas) {
      for (const replica of isShort ? pair.slice(0, 1) : pair) {
        const gone = replica.whenGone();
        const takeIn = site.takeOut(name, replica);
        replica.signal('SIGTERM');
        await gone;
        await eventually(() => expectReady(replica));
        takeIn();
      }
    }
    return [];
  },
};
