import { setTimeout as sleep } from 'node:timers/promises';
import { changeNatsPasswords } from '../site/nats-passwords.ts';
import { type Fault, KEPT_WITHIN_MS } from './fault.ts';

const FOR_MS = 20_000;
const SHORT_MS = 8_000;

export const refusedByNats: Fault = {
  row: 3,
  title: 'NATS killed, back with other passwords, then with the right ones',
  readsWithinMs: KEPT_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }) => {
    const bringBack = changeNatsPasswords(site.folder, site.parts.nats.url);
    await site.restartPart('nats');
    await sleep(isShort ? SHORT_MS : FOR_MS);
    bringBack();
    await site.restartPart('nats');
    return [];
  },
};
