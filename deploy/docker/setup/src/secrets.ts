// All secrets of the system, in one file that only the init job sees; containers get copies of their own (consumers.ts).
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { NATS_USERS, type NatsUser } from '@reefdesk/system/nats-accounts';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import { STORAGE_USERS } from '@reefdesk/system/storage-users';
import { randomSecret, readablePassword } from '../../../../packages/embedded-stack/src/secrets.ts';

export type MongoUser = ServiceName | 'backup' | 'restore';
export const MONGO_USERS: readonly MongoUser[] = [...SERVICE_NAMES, 'backup', 'restore'];
const STORAGE_NAMES = STORAGE_USERS.map(({ name }) => name);

export interface Secrets {
  /** Set by the operator. Without it, auth logs a link that sets it. */
  adminPassword?: string;
  /** A JSON key set; the first key signs. */
  authKeys: string;
  grafanaPassword: string;
  mongo: Record<MongoUser, string>;
  mongoKeyfile: string;
  mongoRoot: string;
  nats: Record<NatsUser, string>;
  /** The root user of a MinIO; Garage has none. */
  s3AccessKey: string;
  s3SecretKey: string;
  /** By storage user, in the format that Garage requires and other stores accept. */
  storageAccessKeys: Record<string, string>;
  storageSecretKeys: Record<string, string>;
  storageAdminToken: string;
  storageRpcSecret: string;
}

export type SecretName = keyof Omit<Secrets, 'adminPassword'>;

type Makers = { [Name in SecretName]: (before: Secrets[Name] | undefined) => Secrets[Name] };

const MAKERS: Makers = {
  authKeys: makeSigningKeys,
  grafanaPassword: readablePassword,
  mongo: () => forEach(MONGO_USERS),
  mongoKeyfile: () => randomBytes(756).toString('base64'),
  mongoRoot: () => randomSecret(),
  nats: () => forEach(NATS_USERS),
  s3AccessKey: () => randomSecret(15),
  s3SecretKey: () => randomSecret(30),
  storageAccessKeys: () => forEach(STORAGE_NAMES, () => `GK${hex(12)}`),
  storageSecretKeys: () => forEach(STORAGE_NAMES, () => hex(32)),
  storageAdminToken: () => randomSecret(30),
  storageRpcSecret: () => hex(32),
};

/** Secrets that `init rotate` can renew. Others belong to existing data: a root user, a keyfile, an account. */
export const ROTATIONS: Readonly<Record<string, readonly SecretName[]>> = {
  'auth-keys': ['authKeys'],
  mongo: ['mongo'],
  nats: ['nats'],
  s3: ['storageAccessKeys', 'storageSecretKeys'],
  tls: [],
};

export function completeSecrets(existing: Partial<Secrets>, renewed: readonly SecretName[] = []): Secrets {
  const names = Object.keys(MAKERS) as SecretName[];
  const complete = Object.fromEntries(names.map((name) => [name, completed(name, existing, renewed.includes(name))]));
  const { adminPassword } = existing;
  return { ...(adminPassword !== undefined && { adminPassword }), ...complete } as Secrets;
}

function completed<Name extends SecretName>(name: Name, existing: Partial<Secrets>, isRenewed: boolean): Secrets[Name] {
  const before = existing[name];
  if (before !== undefined && !isRenewed) return withNewMembers(before, () => MAKERS[name](undefined));
  return MAKERS[name](before);
}

/** Creates passwords for accounts of a newer version; existing ones stay. */
function withNewMembers<Value>(before: Value, make: () => Value): Value {
  return typeof before === 'object' ? { ...make(), ...before } : before;
}

function forEach<User extends string>(users: readonly User[], make: () => string = randomSecret): Record<User, string> {
  return Object.fromEntries(users.map((user) => [user, make()])) as Record<User, string>;
}

function hex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

/** The new key signs; the previous one still verifies tokens in flight. */
function makeSigningKeys(before: string | undefined): string {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  // Thumbprint of the key (RFC 7638): its required members in alphabetical order.
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
  const older = before === undefined ? [] : (JSON.parse(before) as { keys: unknown[] }).keys.slice(0, 1);
  return JSON.stringify({ keys: [{ kty: 'OKP', crv: 'Ed25519', kid, x, d }, ...older] });
}
