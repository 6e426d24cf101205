// Substitute for the official node image without an image registry: Debian packages, this Node, npm.
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sourcesForSuite } from '@reefdesk/embedded-stack/apt-sources';
import { messageOf } from '@reefdesk/embedded-stack/errors';
import { findOnPath } from '@reefdesk/embedded-stack/paths';
import { readAptSources, readOsRelease } from '@reefdesk/embedded-stack/suite-packages';
import { runTool } from '../../system/run-tool.ts';
import { Obstacle } from './obstacles.ts';
import { DOCKER, toolEnvironment } from './tools.ts';

/** Minimum for Dockerfile commands and Node, unpacked but not configured, which takes seconds instead of a minute. */
const PACKAGES = ['base-files', 'bash', 'dash', 'coreutils', 'findutils', 'grep', 'sed', 'libc-bin', 'libstdc++6', 'libgcc-s1'];
const CA_BUNDLE = '/etc/ssl/certs/ca-certificates.crt';
/** Only in the substitute image: reuses this machine's npm cache. */
const NPM_CACHE = '/var/cache/npm';

export async function makeRoot(root: string): Promise<void> {
  rmSync(root, { recursive: true, force: true });
  const { codename } = readOsRelease();
  try {
    const sources = sourcesForSuite(readAptSources(), codename, codename);
    const args = ['--quiet', '--variant=extract', '--format=directory', `--include=${PACKAGES.join(',')}`, codename, root, ...sources];
    await runTool('mmdebstrap', args, { cwd: '/', env: toolEnvironment });
  } catch (error) {
    throw new Obstacle(`the base image could not be put together: ${messageOf(error)}`);
  }
  addUsers(root);
  addNode(root);
  await addNpm(root);
}

function addUsers(root: string): void {
  writeFileSync(join(root, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/bash\nnode:x:1000:1000::/home/node:/bin/bash\n');
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  mkdirSync(join(root, 'home/node'), { recursive: true });
  chownSync(join(root, 'home/node'), 1000, 1000);
  chmodSync(join(root, 'tmp'), 0o1777);
  // The image also replaces mongo's, where a new volume inherits the owner of its folder.
  for (const folder of ['data/db', 'data/configdb']) {
    mkdirSync(join(root, folder), { recursive: true });
    chownSync(join(root, folder), 999, 999);
  }
}

function addNode(root: string): void {
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true });
  copyFileSync(process.execPath, join(root, 'usr/local/bin/node'));
  chmodSync(join(root, 'usr/local/bin/node'), 0o755);
}

async function addNpm(root: string): Promise<void> {
  const npm = dirname(dirname(npmScript()));
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  mkdirSync(join(root, 'usr/local/etc'), { recursive: true });
  mkdirSync(join(root, dirname(CA_BUNDLE)), { recursive: true });
  // A proxy with its own certificate may lie between here and the registry.
  if (existsSync(CA_BUNDLE)) copyFileSync(CA_BUNDLE, join(root, CA_BUNDLE));
  const settings = [
    `registry=${await npmConfig('registry')}`,
    ...(existsSync(CA_BUNDLE) ? [`cafile=${CA_BUNDLE}`] : []),
    `cache=${NPM_CACHE}`,
    'prefer-offline=true',
    'update-notifier=false',
  ];
  writeFileSync(join(root, 'usr/local/etc/npmrc'), `${settings.join('\n')}\n`);
}

function npmScript(): string {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return realpathSync(own);
  const found = findOnPath('npm');
  if (!found) throw new Obstacle('there is no npm on PATH');
  return realpathSync(found);
}

async function npmConfig(name: string): Promise<string> {
  return (
    (await runTool(process.execPath, [npmScript(), 'config', 'get', name], { cwd: '/', env: process.env })).trim().split('\n').at(-1) ?? ''
  );
}

export async function importImage(root: string, name: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const cache = await npmConfig('cache');
  const cached = existsSync(join(cache, '_cacache')) ? ['-C', cache, `--transform=s,^_cacache,.${NPM_CACHE}/_cacache,`, '_cacache'] : [];
  const change = 'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const script = 'image=$1; change=$2; shift 2; tar -c "$@" | "$DOCKER" import --change "$change" --change \'CMD ["node"]\' - "$image"';
  const env = { ...environment, DOCKER };
  await runTool('bash', ['-o', 'pipefail', '-c', script, 'import', name, change, '-C', root, '.', ...cached], { cwd: '/', env });
}
