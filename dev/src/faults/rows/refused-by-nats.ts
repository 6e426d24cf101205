import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { privateFileOf } from '@reefdesk/embedded-stack/folders';
import { randomSecret, writePrivate } from '@reefdesk/embedded-stack/secrets';
import { NATS_USERS } from '@reefdesk/system/nats-accounts';
import { natsConfig } from '@reefdesk/system/nats-config';
import { CACHED_WITHIN_MS, type Fault } from './fault.ts';

const FOR_MS = 20_000;
const SHORT_MS = 8_000;

export const refusedByNats: Fault = {
  row: 3,
  title: 'NATS killed, back with other passwords, then with the right ones',
  readsWithinMs: CACHED_WITHIN_MS,
  wholeWithinMs: 10_000,
  strike: async (site, { isShort }) => {
    const bringBack = changeNatsPasswords(site.folder, site.stack.nats.url);
    await site.restartBackingService('nats');
    await sleep(isShort ? SHORT_MS : FOR_MS);
    bringBack();
    await site.restartBackingService('nats');
    return [];
  },
};

/** Replaces the passwords by random ones until the returned function is called. Both take effect at the next start. */
function changeNatsPasswords(dataDir: string, natsUrl: string): () => void {
  const file = privateFileOf(dataDir, 'nats-server.conf');
  const before = readFileSync(file, 'utf8');
  const unknown = Object.fromEntries(NATS_USERS.map((user) => [user, randomSecret()])) as Record<(typeof NATS_USERS)[number], string>;
  writePrivate(file, natsConfig({ port: Number(new URL(natsUrl).port), passwords: unknown }));
  return () => writePrivate(file, before);
}
