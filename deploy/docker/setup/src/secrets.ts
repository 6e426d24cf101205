// All secrets of the system, made once. They lie in one file that only the init job sees; everybody else gets a copy of their own
// (consumers.ts).
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { NATS_USERS, type NatsUser } from '../../../../dev/src/stack/nats-accounts.ts';
import { randomSecret, readablePassword } from '../../../../dev/src/stack/secrets.ts';

/** Who has a database user: the four services, and backups. */
export const MONGO_USERS = ['auth', 'catalog', 'media', 'testimonials', 'backup'] as const;
export type MongoUser = (typeof MONGO_USERS)[number];

export interface Secrets {
  adminPassword: string;
  /** A JSON key set; the first key signs. */
  authKeys: string;
  grafanaPassword: string;
  mongo: Record<MongoUser, string>;
  mongoKeyfile: string;
  mongoRoot: string;
  nats: Record<NatsUser, string>;
  s3AccessKey: string;
  s3SecretKey: string;
}

export type SecretName = keyof Secrets;

type Makers = { [Name in SecretName]: (before: Secrets[Name] | undefined) => Secrets[Name] };

const MAKERS: Makers = {
  adminPassword: readablePassword,
  authKeys: makeSigningKeys,
  grafanaPassword: readablePassword,
  mongo: () => forEach(MONGO_USERS),
  mongoKeyfile: () => randomBytes(756).toString('base64'),
  mongoRoot: () => randomSecret(),
  nats: () => forEach(NATS_USERS),
  s3AccessKey: () => randomSecret(15),
  s3SecretKey: () => randomSecret(30),
};

/** What `init rotate` can renew. The others belong to data that exists: a root user, a keyfile, an account. */
export const ROTATIONS: Readonly<Record<string, readonly SecretName[]>> = {
  'auth-keys': ['authKeys'],
  mongo: ['mongo'],
  nats: ['nats'],
  s3: ['s3AccessKey', 's3SecretKey'],
};

/** The secrets there are, completed by new ones; those in `renewed` are made anew. */
export function completeSecrets(existing: Partial<Secrets>, renewed: readonly SecretName[] = []): Secrets {
  const names = Object.keys(MAKERS) as SecretName[];
  return Object.fromEntries(names.map((name) => [name, complete(name, existing, renewed.includes(name))])) as unknown as Secrets;
}

function complete<Name extends SecretName>(name: Name, existing: Partial<Secrets>, isRenewed: boolean): Secrets[Name] {
  const before = existing[name];
  if (before !== undefined && !isRenewed) return withNewMembers(before, () => MAKERS[name](undefined));
  return MAKERS[name](before);
}

/** An account that came with a newer version gets its password; the others keep theirs. */
function withNewMembers<Value>(before: Value, make: () => Value): Value {
  return typeof before === 'object' ? { ...make(), ...before } : before;
}

function forEach<User extends string>(users: readonly User[]): Record<User, string> {
  return Object.fromEntries(users.map((user) => [user, randomSecret()])) as Record<User, string>;
}

/** A new key in front signs from now on; the one before it stays known, for tokens that are on their way. */
function makeSigningKeys(before: string | undefined): string {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  // The key's thumbprint (RFC 7638): its required members in the order of the alphabet.
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
  const older = before === undefined ? [] : (JSON.parse(before) as { keys: unknown[] }).keys.slice(0, 1);
  return JSON.stringify({ keys: [{ kty: 'OKP', crv: 'Ed25519', kid, x, d }, ...older] });
}
