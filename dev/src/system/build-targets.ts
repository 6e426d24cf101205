import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { SERVERS, serverEntries } from '../bundle/server-entries.ts';

export interface BuildTarget {
  name: string;
  title: string;
  /** Relative to the root; a change makes the target stale. */
  sources: string[];
  outputs: string[];
  program: string;
  args: string[];
}

const SHARED = ['package-lock.json', 'tsconfig.base.json'];
/** Also built for the renderer. */
const DRAWN_ON_SERVER = new Set(['shell', 'public']);
const FRONTENDS = ['shell', 'public', 'admin'];
/** Packages that Node runs from source. */
const RUN_AS_SOURCE = ['embedded-stack', 'test-kit'];
const WEB_PACKAGES = new Set(['forms', 'ui', 'web-kit']);

/** Server code first, then each frontend. */
export function buildTargets(root: string): BuildTarget[] {
  const packages = readdirSync(join(root, 'packages')).filter((name) => !RUN_AS_SOURCE.includes(name));
  const serverPackages = packages.filter((name) => !WEB_PACKAGES.has(name)).map((name) => `packages/${name}`);
  const webSources = [...packages.filter((name) => WEB_PACKAGES.has(name)), 'contracts'].map((name) => `packages/${name}`);
  return [
    {
      name: 'server',
      title: 'Building the services, the renderer and the gateway',
      sources: [...SHARED, 'dev/src/bundle', ...serverPackages, ...SERVERS],
      outputs: Object.keys(serverEntries(root)).map((entry) => `${entry}.js`),
      program: process.execPath,
      args: ['--conditions=reefdesk-source', 'dev/src/bundle/bundle-servers.ts'],
    },
    ...FRONTENDS.map((name) => ({
      name,
      title: `Building the ${name} frontend`,
      sources: [...SHARED, ...webSources, 'config', `frontends/${name}`, ...(name === 'shell' ? foldersOfStylesheet(root) : [])],
      outputs: [`frontends/${name}/dist`, ...(DRAWN_ON_SERVER.has(name) ? [`frontends/${name}/dist/server/main.cjs`] : [])],
      program: 'npm',
      args: ['run', 'build', '--workspace', `@reefdesk/${name}`],
    })),
  ];
}

/** The shell contains the only stylesheet, generated from the classes in these folders. */
function foldersOfStylesheet(root: string): string[] {
  const stylesheet = 'frontends/shell/src/styles.css';
  const sources = readFileSync(join(root, stylesheet), 'utf8').matchAll(/^@source "([^"]+)";/gm);
  return [...sources].map(([, folder = '']) => posix.join(posix.dirname(stylesheet), folder));
}

export function hasOutputs(root: string, target: BuildTarget): boolean {
  return target.outputs.every((output) => existsSync(join(root, output)));
}
