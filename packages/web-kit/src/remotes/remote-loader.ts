import type { ComponentType } from 'react';
import { runtimeConfig } from '../config/runtime-config.ts';
import { exposedBy } from './container.ts';

export type RemoteName = 'public' | 'admin';

/** What every remote exposes as `./app`: its routes. */
export interface RemoteModule {
  default: ComponentType;
}

/** A remote whose entry or code did not arrive. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';
  constructor(
    readonly remote: RemoteName,
    cause: unknown,
  ) {
    super(`The remote "${remote}" could not be loaded`, { cause });
  }
}

const loading = new Map<RemoteName, Promise<RemoteModule>>();
const failed = new Set<RemoteName>();

/** For the server, which has the remote's code already. */
export function provideRemoteApp(name: RemoteName, app: RemoteModule): void {
  loading.set(name, Promise.resolve(app));
}

/** One promise per remote; a failed one is forgotten, so that asking again tries again. */
export function loadRemoteApp(name: RemoteName): Promise<RemoteModule> {
  let app = loading.get(name);
  if (!app) {
    app = fetchRemoteApp(name);
    loading.set(name, app);
    app.catch(() => {
      loading.delete(name);
      failed.add(name);
    });
  }
  return app;
}

async function fetchRemoteApp(name: RemoteName): Promise<RemoteModule> {
  try {
    return (await exposedBy(`remote_${name}`, './app', entryOf(name))) as RemoteModule;
  } catch (cause) {
    throw new RemoteUnavailableError(name, cause);
  }
}

/** Under a fresh address after a failure: nobody on the way answers from memory. */
function entryOf(name: RemoteName): string {
  const entry = new URL(runtimeConfig().remotes[name], location.href);
  if (failed.has(name)) entry.searchParams.set('retry', String(Date.now()));
  return entry.href;
}
