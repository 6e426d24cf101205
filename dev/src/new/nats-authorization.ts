import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Generates the NATS permissions of a cluster from the current manifest. Call it last and once per process, since modules are cached. */
export async function writeNatsAuthorization(root: string): Promise<void> {
  const moduleOf = (file: string) => import(pathToFileURL(join(root, 'packages/system/src', file)).href);
  const { NATS_USERS } = (await moduleOf('nats-accounts.ts')) as typeof import('@reefdesk/system/nats-accounts');
  const { natsAuthorization } = (await moduleOf('nats-config.ts')) as typeof import('@reefdesk/system/nats-config');
  const passwords = Object.fromEntries(NATS_USERS.map((user) => [user, { variable: `NATS_PASSWORD_${user.toUpperCase()}` }]));
  const text = natsAuthorization(passwords as Parameters<typeof natsAuthorization>[0]);
  writeFileSync(join(root, 'deploy/k8s/components/nats/authorization.conf'), text);
}
