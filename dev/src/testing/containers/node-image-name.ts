import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';

/** The base of our images, as the Dockerfiles name it. */
export function nodeImageName(dockerfile = 'node-service.Dockerfile'): string {
  const text = readFileSync(join(repositoryRoot, 'deploy', 'docker', dockerfile), 'utf8');
  const name = /^ARG NODE_IMAGE=(\S+)$/m.exec(text)?.[1];
  if (!name) throw new Error(`${dockerfile} names no NODE_IMAGE`);
  return name;
}
