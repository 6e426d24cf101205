import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { REMOTE_ENTRY, type RemoteName } from '../routing/routes.ts';
import { UpstreamMetrics } from '../upstream/upstream-metrics.ts';
import type { Asset } from './asset.ts';
import { type FrontendSource, frontendSource } from './frontend-source.ts';

const SHELL_PAGE = '/index.html';

/** The three built frontends: from disk, or from where they run by themselves. */
@Injectable()
export class Frontends implements OnApplicationShutdown {
  private readonly sources: Readonly<Record<RemoteName | 'shell', FrontendSource>>;

  constructor(@Inject(GATEWAY_ENV) env: GatewayEnv, { note }: UpstreamMetrics) {
    const folder = env.FRONTENDS_DIR;
    this.sources = {
      shell: frontendSource({ name: 'shell', entry: 'index.html', url: env.FRONTEND_SHELL_URL, folder, note }),
      public: frontendSource({ name: 'public', entry: REMOTE_ENTRY, url: env.FRONTEND_PUBLIC_URL, folder, note }),
      admin: frontendSource({ name: 'admin', entry: REMOTE_ENTRY, url: env.FRONTEND_ADMIN_URL, folder, note }),
    };
  }

  remoteFile(remote: RemoteName, path: string): Promise<Asset | undefined> {
    return this.sources[remote].file(path);
  }

  /** A file of the shell beside its page, which is never sent as it lies there. */
  async shellFile(path: string): Promise<Asset | undefined> {
    return path === SHELL_PAGE || path.endsWith('/') ? undefined : this.sources.shell.file(path);
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
