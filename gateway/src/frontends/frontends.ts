import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { REMOTE_ENTRY, type RemoteName } from '../routing/routes.ts';
import { UpstreamMetrics } from '../upstream/upstream-metrics.ts';
import type { Asset } from './asset.ts';
import { AssetFolder } from './asset-folder.ts';
import { DevelopmentFrontend } from './development-frontend.ts';
import type { FrontendSource } from './frontend-source.ts';
import { ServedFrontend } from './served-frontend.ts';

/** A frontend whose build lies on this machine. */
class BuiltFrontend implements FrontendSource {
  private readonly assets: AssetFolder;

  /** `entry`: the file of the build that names all others. */
  constructor(folder: string, entry: string) {
    this.assets = new AssetFolder(folder, entry, ['page/server.json']);
  }

  async file(path: string): Promise<Asset | undefined> {
    return this.assets.get(path);
  }

  close(): void {}
}

const SHELL_PAGE = '/index.html';

/** The three built frontends: from disk, or from where they run by themselves. */
@Injectable()
export class Frontends implements OnApplicationShutdown {
  private readonly sources: Readonly<Record<RemoteName | 'shell', FrontendSource>>;

  constructor(@Inject(GATEWAY_ENV) env: GatewayEnv, { note }: UpstreamMetrics) {
    const source = (name: string, entry: string, url: string): FrontendSource => {
      if (env.FRONTENDS_HOT_RELOAD === 'on') return new DevelopmentFrontend(url, note);
      return url ? new ServedFrontend(url, note) : new BuiltFrontend(join(env.FRONTENDS_DIR, name, 'dist'), entry);
    };
    this.sources = {
      shell: source('shell', 'index.html', env.FRONTEND_SHELL_URL),
      public: source('public', REMOTE_ENTRY, env.FRONTEND_PUBLIC_URL),
      admin: source('admin', REMOTE_ENTRY, env.FRONTEND_ADMIN_URL),
    };
  }

  async remoteFile(remote: RemoteName, path: string): Promise<Asset | undefined> {
    return isForServer(path) ? undefined : this.sources[remote].file(path);
  }

  /** A file of the shell beside its page, which is never sent as it lies there. */
  async shellFile(path: string): Promise<Asset | undefined> {
    return path === SHELL_PAGE || path.endsWith('/') || isForServer(path) ? undefined : this.sources.shell.file(path);
  }

  /** The shell's page as built, with a tag of its content. */
  async shellPage(): Promise<{ html: string; etag: string } | undefined> {
    const page = await this.sources.shell.file(SHELL_PAGE);
    return page && { html: page.bodies.identity.toString('utf8'), etag: page.etag };
  }

  onApplicationShutdown(): void {
    for (const source of Object.values(this.sources)) source.close();
  }
}

/** The build that the renderer runs lies beside the browser's. */
function isForServer(path: string): boolean {
  return path.startsWith('/server/');
}
