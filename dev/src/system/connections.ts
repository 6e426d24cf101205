// While the system runs, its addresses and passwords lie in a private file, for `npm run seed`, `user` and `backup`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { privateFileOf } from '../stack/folders.ts';
import type { NatsCredentials } from '../stack/nats.ts';
import { NATS_USERS, type NatsUser } from '../stack/nats-accounts.ts';
import type { Parts } from '../stack/parts.ts';
import { identityOf, isRunning, type ProcessIdentity } from '../stack/process-identity.ts';
import { writePrivate } from '../stack/secrets.ts';
import type { S3Settings } from '../stack/storage.ts';

interface Kept extends Stores {
  system: ProcessIdentity | undefined;
  natsUrl: string;
  natsUsers: Record<NatsUser, NatsCredentials>;
}

export interface Stores {
  mongoUri: string;
  storage: S3Settings;
}

export interface Connections {
  /** What a process that speaks as USER reads from its environment. */
  environmentOf(user: NatsUser): Record<string, string | undefined>;
  /** What a backup reads: all databases and the objects. */
  stores: Stores;
}

const fileOf = (dataDir: string) => privateFileOf(dataDir, 'connections.json');

export function writeConnections(dataDir: string, { nats, mongo, storage }: Parts): void {
  const connections: Kept = {
    system: identityOf(process.pid),
    natsUrl: nats.url,
    natsUsers: Object.fromEntries(NATS_USERS.map((user) => [user, nats.credentials(user)])) as Kept['natsUsers'],
    mongoUri: mongo.uri,
    storage: storage.settings,
  };
  writePrivate(fileOf(dataDir), JSON.stringify(connections, null, 2));
}

export function removeConnections(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
}

/** Undefined when no system runs on the data folder. */
export function readConnections(dataDir: string): Connections | undefined {
  if (!existsSync(fileOf(dataDir))) return undefined;
  const { system, natsUrl, natsUsers, mongoUri, storage } = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Kept;
  if (!system || !isRunning(system)) return undefined;
  return {
    environmentOf: (user) => ({
      MONGODB_URI: mongoUri,
      NATS_URL: natsUrl,
      NATS_USER: natsUsers[user].user,
      NATS_PASSWORD: natsUsers[user].password,
    }),
    stores: { mongoUri, storage },
  };
}
