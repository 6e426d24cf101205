import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, KEPT_WITHIN_MS } from './fault.ts';

const FOR_MS = 20_000;
const SHORT_MS = 6_000;

export const storageAway: Fault = {
  row: 5,
  title: 'object storage away, then silent',
  readsWithinMs: KEPT_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async ({ roads }, { isShort }) => {
    await roads.storage.cut();
    await sleep(isShort ? SHORT_MS : FOR_MS);
    await roads.storage.open();
    roads.storage.hold();
    await sleep(isShort ? SHORT_MS : FOR_MS);
    roads.storage.release();
    return [];
  },
};
