import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface BuildTarget {
  name: string;
  title: string;
  /** What it is made from, relative to the root: a change in these makes it stale. */
  sources: string[];
  /** What must be there afterwards. */
  outputs: string[];
  program: string;
  args: string[];
}

const SHARED = ['package-lock.json', 'tsconfig.base.json'];
const SERVERS = ['services/auth', 'services/catalog', 'services/media', 'services/testimonials', 'gateway'];
const BACKUP = 'ops/backup';
const FRONTENDS = ['shell', 'public', 'admin'];
const WEB_PACKAGES = new Set(['ui', 'web-kit']);

/** What `npm start` runs has to be built first: the server code at once, then each frontend. */
export function buildTargets(root: string): BuildTarget[] {
  const packages = readdirSync(join(root, 'packages')).filter((name) => name !== 'test-kit');
  const serverPackages = packages.filter((name) => !WEB_PACKAGES.has(name)).map((name) => `packages/${name}`);
  const webSources = [...packages.filter((name) => WEB_PACKAGES.has(name)), 'contracts'].map((name) => `packages/${name}`);
  return [
    {
      name: 'server',
      title: 'Building the services and the gateway',
      sources: [...SHARED, ...serverPackages, ...SERVERS, BACKUP],
      outputs: [...SERVERS.map((folder) => `${folder}/dist/main.js`), `${BACKUP}/dist/cli.js`],
      program: 'tsc',
      args: ['-b', ...SERVERS, BACKUP],
    },
    ...FRONTENDS.map((name) => ({
      name,
      title: `Building the ${name} frontend`,
      // The shell holds the one stylesheet, made from the classes that all frontends use.
      sources: [...SHARED, ...webSources, 'config', ...(name === 'shell' ? FRONTENDS : [name]).map((frontend) => `frontends/${frontend}`)],
      outputs: [`frontends/${name}/dist`],
      program: 'npm',
      args: ['run', 'build', '--workspace', `@reefdesk/${name}`],
    })),
  ];
}

export function hasOutputs(root: string, target: BuildTarget): boolean {
  return target.outputs.every((output) => existsSync(join(root, output)));
}
