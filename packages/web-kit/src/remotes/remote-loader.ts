import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { runtimeConfig } from '../runtime-config.ts';

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

/** Tells the federation runtime where the remotes are; nothing is fetched yet. */
export function registerRemoteApps(): void {
  const { remotes } = runtimeConfig();
  registerRemotes((['public', 'admin'] as const).map((name) => ({ name: `remote_${name}`, entry: remotes[name] })));
}

const loading = new Map<RemoteName, Promise<RemoteModule>>();

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

/** The runtime remembers a failed entry; registering it anew under a fresh address makes it ask again. */
function forgetRemote(name: RemoteName): void {
  const entry = new URL(runtimeConfig().remotes[name], location.href);
  entry.searchParams.set('retry', String(Date.now()));
  registerRemotes([{ name: `remote_${name}`, entry: entry.href }], { force: true });
}
