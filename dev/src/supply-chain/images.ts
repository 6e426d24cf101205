import { type Lock, workspacesOf } from './lock.ts';

const NODE_SERVICE = /^(gateway|frontends\/renderer|(services|ops)\/[\w-]+)$/;
const FRONTEND = /^frontends\/[\w-]+$/;
const SETUP = 'deploy/docker/setup';
const FRONTEND_SERVER = 'deploy/docker/frontend-server';

/** Image (`catalog`) → the workspaces whose code is in it: the first is the one it is built for. */
export function imagesOf(lock: Lock): Map<string, readonly [string, ...string[]]> {
  const images = new Map<string, readonly [string, ...string[]]>();
  for (const workspace of workspacesOf(lock)) {
    const name = workspace.slice(workspace.lastIndexOf('/') + 1);
    if (NODE_SERVICE.test(workspace) || workspace === SETUP) images.set(name, [workspace]);
    else if (FRONTEND.test(workspace)) images.set(name, [workspace, FRONTEND_SERVER]);
  }
  return images;
}

/** Every workspace of which something is in an image. */
export function deliveredWorkspaces(lock: Lock): string[] {
  return [...new Set([...imagesOf(lock).values()].flat())].sort();
}
