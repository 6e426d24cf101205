import { Injectable } from '@nestjs/common';
import { API_ROUTES } from '@reefdesk/system/routes';
import { type CachedResponse, textOf } from '../../response-cache/cached-response.ts';
import { ResponseCache } from '../../response-cache/response-cache.ts';

export interface OwnRead {
  text: string;
}

/** An API response for a page; `missing` for a 404, `away` if the service is down. */
export type PageRead = CachedResponse | OwnRead | 'missing' | 'away';
export type PageReads = ReadonlyMap<string, PageRead>;

/** Reads the API as a visitor, for pages, from the response cache that browsers share. */
@Injectable()
export class PageReader {
  constructor(private readonly cache: ResponseCache) {}

  async read(addresses: readonly string[]): Promise<PageReads> {
    return new Map(await Promise.all(addresses.map(async (address) => [address, await this.one(address)] as const)));
  }

  /** Returns true if the reads with these marks are cached and fresh. Does not wait. */
  areCurrent(marks: ReadMarks): boolean {
    for (const [address, mark] of marks) if (mark !== markOf(this.cache.fresh(address))) return false;
    return true;
  }

  private async one(key: string): Promise<PageRead> {
    const name = key.split(/[/?]/, 3)[2] ?? '';
    const route = API_ROUTES.get(name);
    if (!key.startsWith('/api/') || !route?.visitors) throw new Error(`${key} is not for pages`);
    const cached = await this.cache.read({ key, name, service: route.service });
    return cached.kind === 'good' ? cached.answer : cached.kind;
  }
}

/** Marks of reads without their bodies, so that a cached page does not retain the responses. */
export type ReadMarks = ReadonlyMap<string, unknown>;

export function marksOf(reads: PageReads): ReadMarks {
  return new Map([...reads].map(([address, read]) => [address, markOf(read)]));
}

export function saysTheSame(then: ReadMarks, reads: PageReads): boolean {
  return then.size === reads.size && [...then].every(([address, mark]) => mark === markOf(reads.get(address)));
}

/** Returns the ETag of a response. A response without one equals only itself. */
function markOf(read: PageRead | undefined): unknown {
  return typeof read === 'object' && 'etag' in read ? (read.etag ?? read.bodies) : read;
}

/** Returns the reads as JSON for the renderer (`ReadAnswer` by address). Bodies are not parsed. */
export async function readsAsJson(reads: PageReads): Promise<string> {
  const entries = await Promise.all(
    [...reads].map(async ([address, read]) => {
      const answer = typeof read === 'string' ? JSON.stringify({ kind: read }) : `{"kind":"found","body":${await bodyOf(read)}}`;
      return `${JSON.stringify(address)}:${answer}`;
    }),
  );
  return `{${entries.join(',')}}`;
}

export function bodyOf(read: CachedResponse | OwnRead): string | Promise<string> {
  return 'text' in read ? read.text : textOf(read);
}
