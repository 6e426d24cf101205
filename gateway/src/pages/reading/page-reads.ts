import { Injectable } from '@nestjs/common';
import { API_ROUTES } from '@reefdesk/system/routes';
import { type CachedResponse, textOf } from '../../response-cache/cached-response.ts';
import { ResponseCache } from '../../response-cache/response-cache.ts';

/** A body that only one reader may see. */
export interface OwnRead {
  text: string;
}

/** An API read for a page: the cached response; `missing` if there is no such thing; `away` if its service cannot be asked now. */
export type PageRead = CachedResponse | OwnRead | 'missing' | 'away';
export type PageReads = ReadonlyMap<string, PageRead>;

/** Reads the API as a visitor, for pages; browsers share the same kept responses. */
@Injectable()
export class PageReader {
  constructor(private readonly cache: ResponseCache) {}

  /** Reads by address, such as `/api/travel/bunaken`. */
  async read(addresses: readonly string[]): Promise<PageReads> {
    return new Map(await Promise.all(addresses.map(async (address) => [address, await this.one(address)] as const)));
  }

  /** True if the reads that these marks are of are in memory and fresh. Does not wait. */
  areCurrent(marks: ReadMarks): boolean {
    for (const [address, mark] of marks) if (mark !== markOf(this.cache.fresh(address))) return false;
    return true;
  }

  private async one(key: string): Promise<PageRead> {
    const name = key.split(/[/?]/, 3)[2] ?? '';
    const route = API_ROUTES.get(name);
    if (!key.startsWith('/api/') || !route?.visitors) throw new Error(`${key} is not for pages`);
    const kept = await this.cache.read({ key, name, service: route.service });
    return kept.kind === 'good' ? kept.answer : kept.kind;
  }
}

/** Marks of reads without their bodies, so that a kept page does not hold the responses. */
export type ReadMarks = ReadonlyMap<string, unknown>;

export function marksOf(reads: PageReads): ReadMarks {
  return new Map([...reads].map(([address, read]) => [address, markOf(read)]));
}

/** True if these reads have the same content as `then`. */
export function saysTheSame(then: ReadMarks, reads: PageReads): boolean {
  return then.size === reads.size && [...then].every(([address, mark]) => mark === markOf(reads.get(address)));
}

/** The tag of a response; a response without one equals only itself. */
function markOf(read: PageRead | undefined): unknown {
  return typeof read === 'object' && 'etag' in read ? (read.etag ?? read.bodies) : read;
}

/** The reads as JSON for the renderer (`ReadAnswer` by address); bodies are not parsed. */
export async function readsAsJson(reads: PageReads): Promise<string> {
  const entries = await Promise.all(
    [...reads].map(async ([address, read]) => {
      const answer = typeof read === 'string' ? JSON.stringify({ kind: read }) : `{"kind":"found","body":${await bodyOf(read)}}`;
      return `${JSON.stringify(address)}:${answer}`;
    }),
  );
  return `{${entries.join(',')}}`;
}

/** The body as its service wrote it. */
export function bodyOf(read: CachedResponse | OwnRead): string | Promise<string> {
  return 'text' in read ? read.text : textOf(read);
}
