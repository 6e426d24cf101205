import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { LRUCache } from 'lru-cache';
import { type FetchedAnswer, type FetchOptions, fetchAnswer } from '../upstream/fetch-answer.ts';
import type { NoteAnswer } from '../upstream/upstream-call.ts';
import { Upstream } from '../upstream/upstreams.ts';
import { type Asset, cacheControlOf, contentTypeOf, isImmutable } from './asset.ts';

const FILE_TIMEOUT_MS = 10_000;
/** Limit for revalidating a cached file. */
const LOOK_TIMEOUT_MS = 1_000;
const FILE_MAX_BYTES = 32 * 1024 * 1024;
const CACHED_BYTES = 64 * 1024 * 1024;
/** Time for which a file without a hash in its name is not revalidated. */
const LOOK_EVERY_MS = 1_000;
/** Types that are already compressed, so that the build has no variants of them. */
const COMPRESSED_ALREADY = /^(image\/(?!svg)|font\/)/;

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

interface CachedFile {
  asset: Asset;
  tag: string | undefined;
  lookedAt: number;
}

/** A frontend on its own server. Hashed files are cached permanently, others until they change, and the cache is used during outages. */
export class ServedFrontend implements FrontendSource {
  private readonly upstream: Upstream;
  private readonly base: string;
  private readonly cached = new LRUCache<string, CachedFile>({ maxSize: CACHED_BYTES, sizeCalculation: ({ asset }) => sizeOf(asset) });
  /** Running requests by file, so that each file is requested once at a time. */
  private readonly asked = new Map<string, Promise<Asset | undefined>>();

  constructor(url: string, note: NoteAnswer) {
    this.upstream = new Upstream('frontend', url, note);
    this.base = new URL(url).pathname.replace(/\/$/, '');
  }

  async file(path: string): Promise<Asset | undefined> {
    const cached = this.cached.get(path);
    if (cached && (isImmutable(path) || monotonicMs() - cached.lookedAt < LOOK_EVERY_MS)) return cached.asset;
    const asking = this.asked.get(path) ?? this.look(path, cached).finally(() => this.asked.delete(path));
    this.asked.set(path, asking);
    return asking;
  }

  close(): void {
    this.upstream.agent.destroy();
  }

  private async look(path: string, cached: CachedFile | undefined): Promise<Asset | undefined> {
    try {
      const answer = await this.fetch(path, {
        timeoutMs: cached ? LOOK_TIMEOUT_MS : FILE_TIMEOUT_MS,
        headers: cached?.tag ? { 'if-none-match': cached.tag } : {},
      });
      if (answer.status >= 500) throw new AppError('service_unavailable');
      if (cached && answer.status === 304) return this.keep(path, cached);
      if (isFile(answer, path)) return this.keep(path, { asset: await this.build(path, answer), tag: answer.headers.etag, lookedAt: 0 });
      this.cached.delete(path);
      return undefined;
    } catch (error) {
      if (!cached) throw error;
      return this.keep(path, cached);
    }
  }

  private keep(path: string, file: CachedFile): Asset {
    this.cached.set(path, { ...file, lookedAt: monotonicMs() });
    return file.asset;
  }

  private async build(path: string, { headers, body }: FetchedAnswer): Promise<Asset> {
    const known = contentTypeOf(path);
    const type = known === 'application/octet-stream' ? (headers['content-type'] ?? known) : known;
    const [br, gzip] = COMPRESSED_ALREADY.test(type)
      ? []
      : await Promise.all([this.compressed(path, 'br', body), this.compressed(path, 'gzip', body)]);
    const etag = (headers.etag ?? `${body.length}-${headers['last-modified'] ?? ''}`).replace(/^W\/|[^\w.-]/g, '');
    return { type, cacheControl: cacheControlOf(path), etag, bodies: { identity: body, ...(br && { br }), ...(gzip && { gzip }) } };
  }

  /** Undefined if this encoding is missing or, during an update, belongs to another version of the file. */
  private async compressed(path: string, encoding: 'br' | 'gzip', plain: Buffer): Promise<Buffer | undefined> {
    const { status, headers, body } = await this.fetch(path, { encoding, timeoutMs: FILE_TIMEOUT_MS });
    if (status !== 200 || headers['content-encoding'] !== encoding) return undefined;
    const unpacked = await UNPACK[encoding](body).catch(() => undefined);
    return unpacked?.equals(plain) ? body : undefined;
  }

  private fetch(path: string, options: Omit<FetchOptions, 'maxBytes'>): Promise<FetchedAnswer> {
    return fetchAnswer(this.upstream, this.base + path, { ...options, maxBytes: FILE_MAX_BYTES });
  }
}

/** Servers of single-page applications respond to unknown files with their page. */
function isFile({ status, headers }: FetchedAnswer, path: string): boolean {
  return status === 200 && (path.endsWith('.html') || !headers['content-type']?.startsWith('text/html'));
}

function sizeOf({ bodies: { identity, br, gzip } }: Asset): number {
  return Math.max(1, identity.length + (br?.length ?? 0) + (gzip?.length ?? 0));
}

export interface FrontendSource {
  /** Undefined if there is no such file. Throws if the source cannot be reached. */
  file(path: string): Promise<Asset | undefined>;
  close(): void;
}
