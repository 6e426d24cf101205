import { setTimeout as sleep } from 'node:timers/promises';
import { CACHED_WITHIN_MS, type Fault } from './fault.ts';

const TIMES = 10;
const SHORT_TIMES = 2;
const BETWEEN_MS = 4_000;

export const databaseKills: Fault = {
  row: 4,
  title: 'MongoDB killed under writes',
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }) => {
    for (let time = 0; time < (isShort ? SHORT_TIMES : TIMES); time++) {
      await site.restartBackingService('mongo');
      await sleep(BETWEEN_MS);
    }
    return [];
  },
};
