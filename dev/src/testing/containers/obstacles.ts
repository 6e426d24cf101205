import { existsSync, statfsSync } from 'node:fs';
import { StackError } from '@reefdesk/embedded-stack/errors';
import { findOnPath, repositoryRoot } from '@reefdesk/embedded-stack/paths';
import { readOsRelease } from '@reefdesk/embedded-stack/suite-packages';

export const SWITCH = 'REEFDESK_CONTAINER_CHECKS';

const NEEDED_GIGABYTES = 8;

export class Obstacle extends StackError {
  override name = 'Obstacle';
}

/** Returns why images cannot be built and run here, as far as that can be checked in advance. */
export function obstacle(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment[SWITCH] !== '1') return `${SWITCH} is not 1 (it needs root and installs Debian packages)`;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs Linux and root';
  if (readOsRelease().id !== 'debian') return "the base image is put together from Debian's packages, and this is no Debian";
  const missing = ['apt-get', 'dpkg', 'tar', 'unshare', 'nsenter'].filter((program) => !findOnPath(program));
  if (missing.length > 0) return `no ${missing.join(', no ')} here`;
  if (!existsSync('/proc/self/ns/net')) return 'this kernel has no network namespaces';
  const { bavail, bsize } = statfsSync(repositoryRoot);
  const free = (bavail * bsize) / 1024 ** 3;
  return free < NEEDED_GIGABYTES ? `only ${free.toFixed(1)} GB of disk are free, ${NEEDED_GIGABYTES} are needed` : undefined;
}
