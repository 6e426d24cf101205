// Stand-ins for the images of the three stores: the embedded engine, the NATS server and the S3 server that `npm start` runs. They
// read the same secrets, as the same users, in the same read-only containers. For tests only: they are not the production stores.
import { glibcLauncher } from '../../stack/glibc.ts';
import { STANDALONE_OPTIONS } from '../../stack/mongo.ts';
import { repositoryRoot } from '../../stack/paths.ts';
import { containersFolder } from './tools.ts';

export const BUILT_SERVICES = [
  'gateway',
  'auth',
  'catalog',
  'media',
  'testimonials',
  'frontend-shell',
  'frontend-public',
  'frontend-admin',
  'init',
  'backup',
];
const JOBS = ['init', 'backup'];
/** What is always there, and answers for its health. */
export const SERVERS = BUILT_SERVICES.filter((name) => !JOBS.includes(name));
const WITH_DATABASE = ['auth', 'catalog', 'media', 'testimonials', 'backup'];

/** Where the containers of the stores see this repository. */
const REPOSITORY = '/repository';
const NODE = '/usr/local/bin/node';
const FRONT = `${REPOSITORY}/dev/src/testing/containers/tcp-front.ts`;
/** Nobody wants to wait ten seconds for each in a test. What is asked, and of whom, stays as it is. */
const OFTEN = { interval: '1s', start_period: '60s', retries: 60 };

/** A compose file to put over the real one. `image` is the stand-in for the node image. */
export async function standInOverride(image: string): Promise<string> {
  const loader = (await glibcLauncher({ dataDir: containersFolder })).map((part) => part.replaceAll(repositoryRoot, REPOSITORY));
  const mongo = [NODE, FRONT, '27017', '/tmp/mongo.sock', ...loader, NODE, host('mongo-host'), '/data/db', '/tmp/mongo.sock'];
  const minio = `S3_ACCESS_KEY=$(cat "$MINIO_ROOT_USER_FILE") S3_SECRET_KEY=$(cat "$MINIO_ROOT_PASSWORD_FILE") \
    exec ${NODE} ${FRONT} 9000 9001 ${NODE} --openssl-legacy-provider ${host('s3-host')} /data 9001`;
  const nats = `${REPOSITORY}/node_modules/@camera.ui/nats-linux-${process.arch}/nats`;
  const services: Record<string, object> = {
    mongo: { ...store(image, mongo), healthcheck: connects(27017) },
    // The embedded engine has no users and is no replica set: only that the secrets can be read there.
    'mongo-setup': { ...store(image, [NODE, '-p', 'JSON.parse(fs.readFileSync("/run/reefdesk/users.json")).length']) },
    nats: { ...store(image, [nats]), command: ['--config', '/run/reefdesk/nats.conf'], healthcheck: connects(8222) },
    minio: { ...store(image, ['bash', '-c', minio.replaceAll('$', '$$$$')]), healthcheck: connects(9000) },
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
  return `${REPOSITORY}/dev/src/stack/${name}.ts`;
}

function connects(port: number): object {
  const script = `require('net').connect(${port}, '127.0.0.1').on('connect', () => process.exit(0)).on('error', () => process.exit(1))`;
  return { ...OFTEN, test: ['CMD', 'node', '-e', script] };
}
