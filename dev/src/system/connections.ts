// A private file holds addresses and passwords of the running system, for `npm run seed`, `user` and `backup`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { BackingServices } from '@reefdesk/embedded-stack/backing-services';
import { privateFileOf } from '@reefdesk/embedded-stack/folders';
import type { NatsCredentials } from '@reefdesk/embedded-stack/nats';
import { identityOf, isRunning, type ProcessIdentity } from '@reefdesk/embedded-stack/process-identity';
import { writePrivate } from '@reefdesk/embedded-stack/secrets';
import type { S3Settings } from '@reefdesk/object-storage/s3';
import { NATS_USERS, type NatsUser } from '@reefdesk/system/nats-accounts';

import type { SeedTarget } from './demo-content.ts';

interface Kept extends Stores {
  system: ProcessIdentity | undefined;
  natsUrl: string;
  natsUsers: Record<NatsUser, NatsCredentials>;
  seeding: SeedTarget;
}

export interface Stores {
  mongoUri: string;
  storage: S3Settings;
}

export interface Connections {
  environmentOf(user: NatsUser): Record<string, string | undefined>;
  stores: Stores;
  /** Target of `npm run seed`, without a password. */
  seeding: SeedTarget;
}

const fileOf = (dataDir: string) => privateFileOf(dataDir, 'connections.json');

export function writeConnections(dataDir: string, { nats, mongo, storage }: BackingServices, seeding: SeedTarget): void {
  const connections: Kept = {
    system: identityOf(process.pid),
    natsUrl: nats.url,
    natsUsers: Object.fromEntries(NATS_USERS.map((user) => [user, nats.credentials(user)])) as Kept['natsUsers'],
    mongoUri: mongo.uri,
    storage: storage.settings,
    seeding,
  };
  writePrivate(fileOf(dataDir), JSON.stringify(connections, null, 2));
}

export function removeConnections(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
}

/** Undefined if no system runs on the data folder. */
export function readConnections(dataDir: string): Connections | undefined {
  if (!existsSync(fileOf(dataDir))) return undefined;
  const { system, natsUrl, natsUsers, mongoUri, storage, seeding } = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Kept;
  if (!system || !isRunning(system)) return undefined;
  return {
    environmentOf: (user) => ({
      MONGODB_URI: mongoUri,
      NATS_URL: natsUrl,
      NATS_USER: natsUsers[user].user,
      NATS_PASSWORD: natsUsers[user].password,
    }),
    stores: { mongoUri, storage },
    seeding,
  };
}
