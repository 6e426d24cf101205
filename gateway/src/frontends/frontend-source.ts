import { join } from 'node:path';
import { fetchAnswer } from '../upstream/fetch-answer.ts';
import { Upstream } from '../upstream/upstreams.ts';
import { type Asset, cacheControlOf } from './asset.ts';
import { AssetFolder } from './asset-folder.ts';

/** Where the files of one frontend come from. */
export interface FrontendSource {
  /** Undefined when there is no such file; throws when it cannot be known now. */
  file(path: string): Promise<Asset | undefined>;
  close(): void;
}

export interface FrontendPlace {
  name: string;
  /** The file of the build that names all others. */
  entry: string;
  /** Where it runs by itself; empty: `<folder>/<name>/dist`. */
  url: string;
  folder: string;
}

export function frontendSource({ name, entry, url, folder }: FrontendPlace): FrontendSource {
  return url ? new ServedFrontend(url) : new BuiltFrontend(join(folder, name, 'dist'), entry);
}

class BuiltFrontend implements FrontendSource {
  private readonly assets: AssetFolder;

  constructor(folder: string, entry: string) {
    this.assets = new AssetFolder(folder, entry);
  }

  async file(path: string): Promise<Asset | undefined> {
    return this.assets.get(path);
  }

  close(): void {}
}

const FILE_TIMEOUT_MS = 10_000;
const FILE_MAX_BYTES = 32 * 1024 * 1024;

/** A frontend that runs by itself (a container, a development server) and serves its build at its root. */
class ServedFrontend implements FrontendSource {
  private readonly upstream: Upstream;

  constructor(private readonly url: string) {
    this.upstream = new Upstream('frontend', url);
  }

  async file(path: string): Promise<Asset | undefined> {
    const base = new URL(this.url).pathname.replace(/\/$/, '');
    const { status, headers, body } = await fetchAnswer(this.upstream, base + path, {
      timeoutMs: FILE_TIMEOUT_MS,
      maxBytes: FILE_MAX_BYTES,
    });
    const type = headers['content-type'] ?? 'application/octet-stream';
    // A server of single-page applications answers unknown files with its page.
    const isStrayPage = type.startsWith('text/html') && !path.endsWith('.html');
    if (status !== 200 || isStrayPage) return undefined;
    const etag = (headers.etag ?? `${body.length}-${headers['last-modified'] ?? ''}`).replace(/^W\/|[^\w.-]/g, '');
    return { type, cacheControl: cacheControlOf(path), etag, bodies: { identity: body } };
  }

  close(): void {
    this.upstream.agent.destroy();
  }
}
