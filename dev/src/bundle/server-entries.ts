import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@reefdesk/system/services';

export const SERVERS = [
  ...SERVICE_NAMES.map((name) => `services/${name}`),
  'frontends/renderer',
  'gateway',
  'ops/backup',
  'deploy/docker/frontend-server',
];

const COMMANDS = ['main', 'cli', 'migrate'];
/** Matches files that a server starts as a separate process. */
const OWN_PROCESS = /(?:^|\/)([\w-]+-process)\.ts$/;

/** Bundles to build, such as `services/auth/dist/main`, with their source; relative to ROOT. */
export function serverEntries(root: string): Record<string, string> {
  return Object.fromEntries(
    SERVERS.filter((server) => existsSync(join(root, server, 'src'))).flatMap((server) => {
      const commands = COMMANDS.filter((name) => existsSync(join(root, server, 'src', `${name}.ts`))).map((name) => [name, `${name}.ts`]);
      const processes = readdirSync(join(root, server, 'src'), { recursive: true, encoding: 'utf8' }).flatMap((file) => {
        const name = OWN_PROCESS.exec(file)?.[1];
        return name === undefined ? [] : [[name, file]];
      });
      return [...commands, ...processes].map(([name, file]) => [`${server}/dist/${name}`, `./${server}/src/${file}`]);
    }),
  );
}
