import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { runtimeConfig } from '../runtime-config.ts';

export type RemoteName = 'public' | 'admin';

export interface RemoteModule {
  default: ComponentType;
}

export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';
  constructor(
    readonly remote: RemoteName,
    cause: unknown,
  ) {
    super(`The remote "${remote}" could not be loaded`, { cause });
  }
}

/** Registers the remotes' addresses; loads nothing. */
export function registerRemoteApps(): void {
  const { remotes } = runtimeConfig();
  registerRemotes((['public', 'admin'] as const).map((name) => ({ name: `remote_${name}`, entry: remotes[name] })));
}

const loading = new Map<RemoteName, Promise<RemoteModule>>();

export function provideRemoteApp(name: RemoteName, app: RemoteModule): void {
  loading.set(name, Promise.resolve(app));
}

/** Caches one promise per remote; a failed load can be retried. */
export function loadRemoteApp(name: RemoteName): Promise<RemoteModule> {
  let app = loading.get(name);
  if (!app) {
    app = fetchRemoteApp(name);
    loading.set(name, app);
    app.catch(() => {
      loading.delete(name);
      forgetRemote(name);
    });
  }
  return app;
}

async function fetchRemoteApp(name: RemoteName): Promise<RemoteModule> {
  try {
    const app = await loadRemote<RemoteModule>(`remote_${name}/app`);
    if (!app) throw new Error('The remote exposes no ./app');
    return app;
  } catch (cause) {
    throw new RemoteUnavailableError(name, cause);
  }
}

/** The runtime caches failed entries; registering a new address makes it load again. */
function forgetRemote(name: RemoteName): void {
  const entry = new URL(runtimeConfig().remotes[name], location.href);
  entry.searchParams.set('retry', String(Date.now()));
  registerRemotes([{ name: `remote_${name}`, entry: entry.href }], { force: true });
}
