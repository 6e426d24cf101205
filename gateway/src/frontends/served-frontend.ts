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
/** A file that is kept already does not wait long for a newer one. */
const LOOK_TIMEOUT_MS = 1_000;
const FILE_MAX_BYTES = 32 * 1024 * 1024;
const KEPT_BYTES = 64 * 1024 * 1024;
/** How long a file whose name says nothing of its content needs no look whether it has changed. */
const LOOK_EVERY_MS = 1_000;
/** What a build does not compress, because it is. */
const COMPRESSED_ALREADY = /^(image\/(?!svg)|font\/)/;

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

interface KeptFile {
  asset: Asset;
  /** As the frontend gave it. */
  tag: string | undefined;
  lookedAt: number;
}

/**
 * A frontend that runs by itself (a container, a development server) and serves its build at its root. Files are kept as they
 * were built, compressed ones included: those with a hash in their name for good, others until they change. While the
 * frontend is away, what is kept is served.
 */
export class ServedFrontend implements FrontendSource {
  private readonly upstream: Upstream;
  private readonly base: string;
  private readonly kept = new LRUCache<string, KeptFile>({ maxSize: KEPT_BYTES, sizeCalculation: ({ asset }) => sizeOf(asset) });
  /** One question at a time about one file. */
  private readonly asked = new Map<string, Promise<Asset | undefined>>();

  constructor(url: string, note: NoteAnswer) {
    this.upstream = new Upstream('frontend', url, note);
    this.base = new URL(url).pathname.replace(/\/$/, '');
  }

  async file(path: string): Promise<Asset | undefined> {
    const kept = this.kept.get(path);
    if (kept && (isImmutable(path) || monotonicMs() - kept.lookedAt < LOOK_EVERY_MS)) return kept.asset;
    const asking = this.asked.get(path) ?? this.look(path, kept).finally(() => this.asked.delete(path));
    this.asked.set(path, asking);
    return asking;
  }

  close(): void {
    this.upstream.agent.destroy();
  }

  private async look(path: string, kept: KeptFile | undefined): Promise<Asset | undefined> {
    try {
      const answer = await this.fetch(path, {
        timeoutMs: kept ? LOOK_TIMEOUT_MS : FILE_TIMEOUT_MS,
        headers: kept?.tag ? { 'if-none-match': kept.tag } : {},
      });
      if (answer.status >= 500) throw new AppError('service_unavailable');
      if (kept && answer.status === 304) return this.keep(path, kept);
      if (isFile(answer, path)) return this.keep(path, { asset: await this.build(path, answer), tag: answer.headers.etag, lookedAt: 0 });
      this.kept.delete(path);
      return undefined;
    } catch (error) {
      if (!kept) throw error;
      return this.keep(path, kept);
    }
  }

  private keep(path: string, file: KeptFile): Asset {
    this.kept.set(path, { ...file, lookedAt: monotonicMs() });
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

  /** Undefined when the frontend has no such form of the file, or, in the moment of an update, that of another one. */
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

/** A server of single-page applications answers unknown files with its page. */
function isFile({ status, headers }: FetchedAnswer, path: string): boolean {
  return status === 200 && (path.endsWith('.html') || !headers['content-type']?.startsWith('text/html'));
}

function sizeOf({ bodies: { identity, br, gzip } }: Asset): number {
  return Math.max(1, identity.length + (br?.length ?? 0) + (gzip?.length ?? 0));
}

/** Where the files of one frontend come from. */
export interface FrontendSource {
  /** Undefined when there is no such file; throws when it cannot be known now. */
  file(path: string): Promise<Asset | undefined>;
  close(): void;
}
