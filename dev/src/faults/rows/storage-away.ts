import { setTimeout as sleep } from 'node:timers/promises';
import { CACHED_WITHIN_MS, type Fault } from './fault.ts';

const FOR_MS = 20_000;
const SHORT_MS = 6_000;

export const storageAway: Fault = {
  row: 5,
  title: 'object storage away, then silent',
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async ({ proxies }, { isShort }) => {
    await proxies.storage.cut();
    await sleep(isShort ? SHORT_MS : FOR_MS);
    await proxies.storage.open();
    proxies.storage.hold();
    await sleep(isShort ? SHORT_MS : FOR_MS);
    proxies.storage.release();
    return [];
  },
};
