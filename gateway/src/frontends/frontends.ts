import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { GATEWAY_ENV, type GatewayEnv } from '../env.ts';
import { REMOTE_ENTRY, type RemoteName } from '../routing/routes.ts';
import { fetchAnswer } from '../upstream/fetch-answer.ts';
import type { NoteAnswer } from '../upstream/upstream-call.ts';
import { UpstreamMetrics } from '../upstream/upstream-metrics.ts';
import { Upstream } from '../upstream/upstreams.ts';
import type { Asset } from './asset.ts';
import { contentTypeOf } from './asset.ts';
import { AssetFolder } from './asset-folder.ts';
import type { FrontendSource } from './served-frontend.ts';
import { ServedFrontend } from './served-frontend.ts';

/** A development server responds only when its build is done. */
const BUILD_TIMEOUT_MS = 60_000;
const FILE_MAX_BYTES = 64 * 1024 * 1024;
/** Compressing megabytes takes longer than sending them on one machine. */
const CACHE_CONTROL = 'no-cache, no-transform';

/** A frontend on its development server (FRONTENDS_HOT_RELOAD). Files change under the same name, so none is cached. */
class DevelopmentFrontend implements FrontendSource {
  private readonly upstream: Upstream;

  constructor(url: string, note: NoteAnswer) {
    this.upstream = new Upstream('frontend', url, note);
  }

  async file(path: string): Promise<Asset | undefined> {
    const { status, headers, body } = await fetchAnswer(this.upstream, path, { timeoutMs: BUILD_TIMEOUT_MS, maxBytes: FILE_MAX_BYTES });
    if (status >= 500) throw new AppError('service_unavailable');
    if (status !== 200) return undefined;
    const known = contentTypeOf(path);
    const type = known === 'application/octet-stream' ? (headers['content-type'] ?? known) : known;
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    return { type, cacheControl: CACHE_CONTROL, etag, bodies: { identity: body } };
  }

  close(): void {
    this.upstream.agent.destroy();
  }
}

class BuiltFrontend implements FrontendSource {
  private readonly assets: AssetFolder;

  constructor(folder: string, entry: string) {
    this.assets = new AssetFolder(folder, entry, ['page/server.json']);
  }

  async file(path: string): Promise<Asset | undefined> {
    return this.assets.get(path);
  }

  close(): void {}
}

const SHELL_PAGE = '/index.html';

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

  /** A file of the shell other than its page, which is never sent as built. */
  async shellFile(path: string): Promise<Asset | undefined> {
    return path === SHELL_PAGE || path.endsWith('/') || isForServer(path) ? undefined : this.sources.shell.file(path);
  }

  /** The shell's page as built, with an ETag. */
  async shellPage(): Promise<{ html: string; etag: string } | undefined> {
    const page = await this.sources.shell.file(SHELL_PAGE);
    return page && { html: page.bodies.identity.toString('utf8'), etag: page.etag };
  }

  onApplicationShutdown(): void {
    for (const source of Object.values(this.sources)) source.close();
  }
}

/** The renderer's build is in the same folder as the browser's. */
function isForServer(path: string): boolean {
  return path.startsWith('/server/');
}
