// Substitutes for the store images with the servers of `npm start`, under the same users, secrets and restrictions. Only for tests.

import { glibcLauncher } from '@reefdesk/embedded-stack/glibc';
import { STANDALONE_OPTIONS } from '@reefdesk/embedded-stack/mongo';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { containersFolder } from './tools.ts';

const JOBS = ['init', 'backup'];
export const BUILT_SERVICES = ['gateway', ...SERVICE_NAMES, 'frontend-shell', 'frontend-public', 'frontend-admin', 'renderer', ...JOBS];
export const SERVERS = BUILT_SERVICES.filter((name) => !JOBS.includes(name));
const WITH_DATABASE = [...SERVICE_NAMES, 'backup', 'restore'];

const REPOSITORY = '/repository';
const NODE = '/usr/local/bin/node';
const FRONT = `${REPOSITORY}/dev/src/testing/containers/tcp-front.ts`;
const GARAGE_FRONT = `${REPOSITORY}/dev/src/testing/containers/garage-front.ts`;
/** Shorter intervals than the real health checks of ten seconds; commands are the same. */
const OFTEN = { interval: '1s', start_period: '60s', retries: 60 };

/** Compose override. `image` is the substitute for the node image. */
export async function standInOverride(image: string): Promise<string> {
  const loader = (await glibcLauncher({ dataDir: containersFolder })).map((part) => part.replaceAll(repositoryRoot, REPOSITORY));
  const mongo = [NODE, FRONT, '27017', '/tmp/mongo.sock', ...loader, NODE, host('mongo-host'), '/data/db', '/tmp/mongo.sock'];
  const storage = [NODE, GARAGE_FRONT, '/data', '/run/reefdesk/admin-token'];
  const nats = `${REPOSITORY}/node_modules/@camera.ui/nats-linux-${process.arch}/nats`;
  const services: Record<string, object> = {
    mongo: { ...store(image, mongo), healthcheck: connects(27017) },
    // The embedded engine has no users or replica sets, so this only checks that the secrets are readable.
    'mongo-setup': { ...store(image, [NODE, '-p', 'JSON.parse(fs.readFileSync("/run/reefdesk/users.json")).length']) },
    nats: { ...store(image, [nats]), command: ['--config', '/run/reefdesk/nats.conf'], healthcheck: connects(8222) },
    // The real setup runs against the fake admin API of Garage.
    storage: { ...store(image, storage), healthcheck: connects(3903) },
  };
  for (const name of BUILT_SERVICES) services[name] = { build: { network: 'host' }, ...(SERVERS.includes(name) && { healthcheck: OFTEN }) };
  const environment = { MONGODB_URI_FILE: '', MONGODB_URI: `mongodb://mongo:27017/?${STANDALONE_OPTIONS}` };
  for (const name of WITH_DATABASE) services[name] = { ...services[name], environment };
  return JSON.stringify({ services }, null, 2);
}

function store(image: string, entrypoint: string[]): object {
  return { image, entrypoint, command: [], volumes: [`${repositoryRoot}:${REPOSITORY}:ro`] };
}

function host(name: string): string {
  return `${REPOSITORY}/packages/embedded-stack/src/${name}.ts`;
}

function connects(port: number): object {
  const script = `require('net').connect(${port}, '127.0.0.1').on('connect', () => process.exit(0)).on('error', () => process.exit(1))`;
  return { ...OFTEN, test: ['CMD', 'node', '-e', script] };
}
