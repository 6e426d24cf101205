// Connections that the processes need, derived from the service manifests.
import { NATS_ACCOUNTS } from '@reefdesk/system/nats-accounts';
import { MANIFESTS, SERVICE_NAMES } from '@reefdesk/system/services';

export type Store = 'nats' | 'mongodb' | 'object-storage';

const FRONTENDS = ['frontend-shell', 'frontend-public', 'frontend-admin'];
const PROCESSES = ['gateway', ...SERVICE_NAMES, 'renderer'];

const INSIDE: Readonly<Record<Store, string>> = { nats: 'nats:client', mongodb: 'mongodb:client', 'object-storage': 'storage:client' };
const OUTSIDE: Readonly<Record<Store, string>> = { nats: 'internet:4222', mongodb: 'internet:27017', 'object-storage': 'internet:443' };

const MEMBERS: Readonly<Record<Store, readonly string[]>> = {
  nats: ['nats → nats:cluster'],
  mongodb: ['mongodb → mongodb:client', 'mongodb-users → mongodb:client'],
  'object-storage': ['storage → storage:rpc', 'storage-setup → storage:admin'],
};

const CLIENTS: Readonly<Record<Store, readonly string[]>> = {
  nats: PROCESSES.filter((name) => Object.hasOwn(NATS_ACCOUNTS, name)),
  mongodb: SERVICE_NAMES.filter((name) => MANIFESTS[name].collections.length > 0),
  // Services without keys upload to URLs signed by media.
  'object-storage': SERVICE_NAMES.filter((name) => MANIFESTS[name].objectStorage),
};

export interface Composition {
  external?: readonly Store[];
  options?: readonly (
    | 'tracing'
    | 'backup'
    | 'demo-content'
    | 'external-mail'
    | 'external-webhook'
    | 'sign-in-provider'
    | 'machine-translator'
    | 'internal-tls'
  )[];
}

/** All needed connections as `gateway → auth:http`. */
export function neededConnections({ external = [], options = [] }: Composition = {}): string[] {
  const stores = Object.keys(INSIDE) as Store[];
  const clientsOf = (store: Store) => [...CLIENTS[store], ...(options.includes('backup') && store !== 'nats' ? ['backup', 'restore'] : [])];
  const inside = stores.filter((store) => !external.includes(store)).flatMap((store) => MEMBERS[store]);
  const connections = [
    'ingress controller → gateway:http',
    ...[...SERVICE_NAMES, ...FRONTENDS, 'renderer'].map((name) => `gateway → ${name}:http`),
    // The renderer loads the builds of the frontends.
    ...['frontend-shell', 'frontend-public'].map((name) => `renderer → ${name}:http`),
    ...PROCESSES.map((name) => `monitoring → ${name}:ops`),
    ...stores.flatMap((store) => clientsOf(store).map((client) => `${client} → ${(external.includes(store) ? OUTSIDE : INSIDE)[store]}`)),
    ...inside,
    ...(options.includes('tracing') ? PROCESSES.map((name) => `${name} → monitoring:traces`) : []),
    ...(options.includes('demo-content') ? ['demo-content → gateway:http'] : []),
    ...(options.includes('external-mail')
      ? ['auth → internet:587', 'auth → internet:465', 'bookings → internet:587', 'bookings → internet:465']
      : []),
    ...(options.includes('external-webhook') ? ['bookings → internet:443'] : []),
    ...(options.includes('sign-in-provider') ? ['auth → internet:443'] : []),
    ...(options.includes('machine-translator') ? ['site → internet:443'] : []),
  ];
  const callers = new Set(
    connections
      .map((connection) => connection.split(' → ')[0] ?? '')
      .filter((name) => !['ingress controller', 'monitoring'].includes(name)),
  );
  // Servers without TLS are reached through their TLS proxy.
  const encrypted = (connection: string) =>
    options.includes('internal-tls') ? connection.replace(/(storage:(?:client|admin))$/, '$1-tls') : connection;
  const names = [...callers].flatMap((name) =>
    ['names', 'names on the node'].flatMap((to) => ['dns', 'dns-tcp'].map((port) => `${name} → ${to}:${port}`)),
  );
  return [...connections.map(encrypted), ...names].sort();
}
