import { createHash } from 'node:crypto';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { fetchAnswer } from '../upstream/fetch-answer.ts';
import type { NoteAnswer } from '../upstream/upstream-call.ts';
import { Upstream } from '../upstream/upstreams.ts';
import { type Asset, contentTypeOf } from './asset.ts';
import type { FrontendSource } from './frontend-source.ts';

/** The server answers when its build is done. */
const BUILD_TIMEOUT_MS = 60_000;
const FILE_MAX_BYTES = 64 * 1024 * 1024;
/** Compressing megabytes costs more time on one machine than sending them. */
const CACHE_CONTROL = 'no-cache, no-transform';

/** A frontend on its development server (FRONTENDS_HOT_RELOAD): files change under the same name, so none is kept. */
export class DevelopmentFrontend implements FrontendSource {
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
