// Programs of the check: Debian packages on the machine, and a newer compose in a separate folder.
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@reefdesk/embedded-stack/errors';
import { findOnPath, repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { readOsRelease, unpackFromSuite } from '@reefdesk/embedded-stack/suite-packages';
import { runTool } from '../../system/run-tool.ts';
import { Obstacle } from './obstacles.ts';

/** Includes the folders of daemons, which the PATH of a shell may lack. */
const PATH = `${process.env.PATH ?? ''}:/usr/local/sbin:/usr/sbin:/sbin`;

export const toolEnvironment: NodeJS.ProcessEnv = { ...process.env, PATH, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };

const PACKAGE_OF: Readonly<Record<string, string>> = {
  dockerd: 'docker.io',
  mmdebstrap: 'mmdebstrap',
  iptables: 'iptables',
  ip: 'iproute2',
};

/** Absolute, because PATH may contain a `docker` for another engine. */
export const DOCKER = '/usr/bin/docker';

export async function installPackages(): Promise<void> {
  const packages = Object.entries(PACKAGE_OF)
    .filter(([program]) => !findOnPath(program, PATH))
    .map(([, name]) => name);
  if (packages.length === 0) return;
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  try {
    // The package lists may be outdated or missing.
    await install().catch(() => apt('update').then(install));
  } catch (error) {
    throw new Obstacle(`apt-get could not install ${packages.join(', ')}: ${messageOf(error)}`);
  }
}

function apt(...args: string[]): Promise<string> {
  return runTool('apt-get', ['-q', ...args], { cwd: '/', env: toolEnvironment });
}

/** First Debian release whose compose waits for healthy dependencies. */
const COMPOSE_SUITE = 'trixie';
const COMPOSE_IN_PACKAGE = 'usr/libexec/docker/cli-plugins/docker-compose';

/** Returns the path of a standalone compose, downloaded once into `folder`. */
export async function fetchCompose(folder: string): Promise<string> {
  const cached = join(folder, `compose-${COMPOSE_SUITE}-${process.arch}`);
  if (existsSync(cached)) return cached;
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(folder, '.fetching-'));
  try {
    await unpackFromSuite({ work, codename: readOsRelease().codename, suite: COMPOSE_SUITE, packages: ['docker-compose'] });
    renameSync(join(work, 'root', COMPOSE_IN_PACKAGE), cached);
    return cached;
  } catch (error) {
    throw new Obstacle(`docker compose could not be fetched: ${messageOf(error)}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

export const containersFolder = join(repositoryRoot, '.cache', 'containers');
