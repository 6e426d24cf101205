// Assigns secrets to containers, as files in separate volumes: an attacker in one container finds only what that container needs.
import { databaseOf } from '@reefdesk/system/names';
import { NATS_USERS, type NatsUser } from '@reefdesk/system/nats-accounts';
import { natsConfig } from '@reefdesk/system/nats-config';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import { STORAGE_USERS } from '@reefdesk/system/storage-users';
import type { Certificates } from './certificates.ts';
import { MONGO_USERS, type MongoUser, type Secrets } from './secrets.ts';

export interface Consumer {
  folder: string;
  owner: number;
  files: Record<string, string>;
}

/** User ids in the images: this repository's, mongo's and grafana's. */
const OURS = 1000;
const MONGO = 999;
const GRAFANA = 472;

/** With certificates, connections to the stores are encrypted (deploy/docker/tls.yml). */
export function consumersOf(secrets: Secrets, certificates?: Certificates): Consumer[] {
  const trust = certificates && { 'ca.pem': certificates.authority.certificate };
  const uriOf = (user: MongoUser) => ({ 'mongodb-uri': mongoUri(user, secrets, certificates !== undefined) });
  return [
    ...SERVICE_NAMES.map((name) => service(name, secrets, { ...uriOf(name), ...trust })),
    { folder: 'gateway', owner: OURS, files: { ...natsPassword('gateway', secrets), ...trust } },
    { folder: 'demo', owner: OURS, files: { 'admin-password': secrets.adminPassword ?? '' } },
    ...(['backup', 'restore'] as const).map((user) => ({
      folder: user,
      owner: OURS,
      files: { ...uriOf(user), ...storageKey(user, secrets), ...trust },
    })),
    { folder: 'nats', owner: OURS, files: { 'nats.conf': natsServer(secrets, certificates), ...server('nats', certificates) } },
    ...(certificates ? [{ folder: 'storage-tls', owner: OURS, files: server('storage-tls', certificates) }] : []),
    { folder: 'storage', owner: OURS, files: storageServer(secrets) },
    { folder: 'storage-setup', owner: OURS, files: storageSetup(secrets) },
    {
      folder: 'mongo',
      owner: MONGO,
      files: {
        keyfile: secrets.mongoKeyfile,
        'root-password': secrets.mongoRoot,
        'users.json': mongoUsers(secrets),
        ...trust,
        ...server('mongo', certificates),
      },
    },
    { folder: 'grafana', owner: GRAFANA, files: { 'admin-password': secrets.grafanaPassword } },
  ];
}

function service(name: ServiceName, secrets: Secrets, more: Record<string, string>): Consumer {
  const files = {
    ...more,
    ...natsPassword(name, secrets),
    ...(STORAGE_USERS.some((user) => user.name === name) && storageKey(name, secrets)),
    ...(name === 'auth' && { 'auth-keys.json': secrets.authKeys, 'admin-password': secrets.adminPassword ?? '' }),
  };
  return { folder: name, owner: OURS, files };
}

function natsPassword(user: NatsUser, { nats }: Secrets): Record<string, string> {
  return { 'nats-password': nats[user] };
}

function storageKey(user: string, { storageAccessKeys, storageSecretKeys }: Secrets): Record<string, string> {
  return { 's3-access-key': storageAccessKeys[user] ?? '', 's3-secret-key': storageSecretKeys[user] ?? '' };
}

function storageServer({ storageRpcSecret, storageAdminToken, ...secrets }: Secrets): Record<string, string> {
  return { 'rpc-secret': storageRpcSecret, 'admin-token': storageAdminToken, ...minioRoot(secrets) };
}

/** The job creates the keys of all users, so it has them; it ends afterwards. */
function storageSetup({ storageAdminToken, storageAccessKeys, storageSecretKeys, ...secrets }: Secrets): Record<string, string> {
  const keys = STORAGE_USERS.flatMap(({ name }) => [
    [`${name}-access-key`, storageAccessKeys[name] ?? ''],
    [`${name}-secret-key`, storageSecretKeys[name] ?? ''],
  ]);
  return { 'admin-token': storageAdminToken, ...minioRoot(secrets), ...Object.fromEntries(keys) };
}

function minioRoot({ s3AccessKey, s3SecretKey }: Pick<Secrets, 's3AccessKey' | 's3SecretKey'>): Record<string, string> {
  return { 'root-user': s3AccessKey, 'root-password': s3SecretKey };
}

/** A server's certificate and key, and one file with both, as MongoDB requires. */
function server(name: keyof Certificates['servers'], certificates: Certificates | undefined): Record<string, string> {
  if (!certificates) return {};
  const { key, certificate } = certificates.servers[name];
  return { 'server.pem': certificate, 'server-key.pem': key, 'server-with-key.pem': certificate + key };
}

function mongoUri(user: MongoUser, { mongo }: Secrets, encrypted: boolean): string {
  const options = `replicaSet=rs0&authSource=admin${encrypted ? '&tls=true' : ''}`;
  return `mongodb://${user}:${encodeURIComponent(mongo[user])}@mongo:27017/?${options}`;
}

interface MongoRights {
  roles: { role: string; db: string }[];
  privileges?: { resource: { db: string; collection: string }; actions: string[] }[];
}

function mongoUsers({ mongo }: Secrets): string {
  return JSON.stringify(
    MONGO_USERS.map((user) => ({ user, pwd: mongo[user], ...rightsOf(user) })),
    null,
    2,
  );
}

/** A service may read and write its own database, a restore all; a backup reads them and pauses the image sweeps. */
function rightsOf(user: MongoUser): MongoRights {
  const onAll = (role: string) => SERVICE_NAMES.map((name) => ({ role, db: databaseOf(name) }));
  if (user === 'restore') return { roles: onAll('readWrite') };
  if (user !== 'backup') return { roles: [{ role: 'readWrite', db: databaseOf(user) }] };
  const sweeps = { db: databaseOf('media'), collection: 'image_collection' };
  return { roles: onAll('read'), privileges: [{ resource: sweeps, actions: ['find', 'insert', 'update'] }] };
}

/** Its monitoring serves only the container's own health check. */
function natsServer({ nats }: Secrets, certificates: Certificates | undefined): string {
  const tls = certificates && { certificateFile: '/run/reefdesk/server.pem', keyFile: '/run/reefdesk/server-key.pem' };
  const passwords = Object.fromEntries(NATS_USERS.map((user) => [user, nats[user]])) as Record<NatsUser, string>;
  return [
    'server_name: reefdesk',
    'http: "127.0.0.1:8222"',
    natsConfig({ host: '0.0.0.0', port: 4222, passwords, ...(tls && { tls }) }),
  ].join('\n');
}
