import { readFileSync } from 'node:fs';
import { privateFileOf } from '@reefdesk/embedded-stack/folders';
import { randomSecret, writePrivate } from '@reefdesk/embedded-stack/secrets';
import { NATS_USERS } from '@reefdesk/system/nats-accounts';
import { natsConfig } from '@reefdesk/system/nats-config';

/** Writes a configuration with passwords that nobody knows; the answer brings the former one back. Both count at the next start. */
export function changeNatsPasswords(dataDir: string, natsUrl: string): () => void {
  const file = privateFileOf(dataDir, 'nats-server.conf');
  const before = readFileSync(file, 'utf8');
  const unknown = Object.fromEntries(NATS_USERS.map((user) => [user, randomSecret()])) as Record<(typeof NATS_USERS)[number], string>;
  writePrivate(file, natsConfig({ port: Number(new URL(natsUrl).port), passwords: unknown }));
  return () => writePrivate(file, before);
}
