// Who gets which secret, as files in a volume of their own: whoever breaks into one container finds what that one needs.
import { NATS_USERS, type NatsUser } from '../../../../dev/src/stack/nats-accounts.ts';
import { natsConfig } from '../../../../dev/src/stack/nats-config.ts';
import { MONGO_USERS, type MongoUser, type Secrets } from './secrets.ts';

export interface Consumer {
  /** Folder below the root, which is the consumer's volume. */
  folder: string;
  /** The user its container runs as. */
  owner: number;
  files: Record<string, string>;
}

/** Users of the images: ours, and those that come with mongo and grafana. */
const OURS = 1000;
const MONGO = 999;
const GRAFANA = 472;

export function consumersOf(secrets: Secrets): Consumer[] {
  return [
    service('auth', secrets, { 'auth-keys.json': secrets.authKeys, 'admin-password': secrets.adminPassword }),
    service('catalog', secrets),
    service('media', secrets, s3Keys(secrets)),
    service('testimonials', secrets),
    { folder: 'gateway', owner: OURS, files: natsPassword('gateway', secrets) },
    { folder: 'demo', owner: OURS, files: natsPassword('seed', secrets) },
    { folder: 'backup', owner: OURS, files: { 'mongodb-uri': mongoUri('backup', secrets), ...s3Keys(secrets) } },
    { folder: 'nats', owner: OURS, files: { 'nats.conf': natsServer(secrets) } },
    { folder: 'minio', owner: OURS, files: s3Keys(secrets) },
    {
      folder: 'mongo',
      owner: MONGO,
      files: { keyfile: secrets.mongoKeyfile, 'root-password': secrets.mongoRoot, 'users.json': mongoUsers(secrets) },
    },
    { folder: 'grafana', owner: GRAFANA, files: { 'admin-password': secrets.grafanaPassword } },
  ];
}

function service(name: Exclude<MongoUser, 'backup'>, secrets: Secrets, more: Record<string, string> = {}): Consumer {
  return { folder: name, owner: OURS, files: { 'mongodb-uri': mongoUri(name, secrets), ...natsPassword(name, secrets), ...more } };
}

function natsPassword(user: NatsUser, { nats }: Secrets): Record<string, string> {
  return { 'nats-password': nats[user] };
}

function s3Keys({ s3AccessKey, s3SecretKey }: Secrets): Record<string, string> {
  return { 's3-access-key': s3AccessKey, 's3-secret-key': s3SecretKey };
}

function mongoUri(user: MongoUser, { mongo }: Secrets): string {
  return `mongodb://${user}:${encodeURIComponent(mongo[user])}@mongo:27017/?replicaSet=rs0&authSource=admin`;
}

/** For mongo/setup.js: a service may read and write its own database, a backup all of them. */
function mongoUsers({ mongo }: Secrets): string {
  const users = MONGO_USERS.map((user) => ({ user, pwd: mongo[user], roles: rolesOf(user) }));
  return JSON.stringify(users, null, 2);
}

function rolesOf(user: MongoUser): { role: string; db: string }[] {
  if (user === 'backup') return [{ role: 'readWriteAnyDatabase', db: 'admin' }];
  return [{ role: 'readWrite', db: `reefdesk_${user}` }];
}

/** Its monitoring answers the container's own health check and nobody else. */
function natsServer({ nats }: Secrets): string {
  const passwords = Object.fromEntries(NATS_USERS.map((user) => [user, nats[user]])) as Record<NatsUser, string>;
  return ['server_name: reefdesk', 'http: "127.0.0.1:8222"', natsConfig({ host: '0.0.0.0', port: 4222, passwords })].join('\n');
}
