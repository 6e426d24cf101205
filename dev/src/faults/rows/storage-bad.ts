import { setTimeout as sleep } from 'node:timers/promises';
import { type HttpFault, HttpProxy } from '@reefdesk/test-kit/http-proxy';
import { CACHED_WITHIN_MS, type Fault } from './fault.ts';

const FOR_MS = 20_000;
const SHORT_MS = 5_000;
/** Longer than the timeout for response headers of the storage. */
const SLOW_MS = 2_500;

const FAULTS: readonly HttpFault[] = [{ delayMs: SLOW_MS }, { status: 503, code: 'SlowDown' }, { cutDownloads: true }];

export const storageBad: Fault = {
  row: 5,
  title: 'object storage slow, then answering 503, then cutting off downloads',
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async ({ stack, proxies }, { isShort }) => {
    const wire = await HttpProxy.to(stack.storage.settings.endpoint);
    proxies.storage.leadTo(wire.endpoint);
    try {
      const untouched: string[] = [];
      for (const fault of FAULTS) {
        const before = wire.struck;
        wire.do(fault);
        await sleep(isShort ? SHORT_MS : FOR_MS);
        // Cached pictures need no download.
        if (wire.struck === before && !('cutDownloads' in fault)) untouched.push(`nothing met ${JSON.stringify(fault)}`);
      }
      return untouched;
    } finally {
      proxies.storage.leadTo(stack.storage.settings.endpoint);
      wire.close();
    }
  },
};
