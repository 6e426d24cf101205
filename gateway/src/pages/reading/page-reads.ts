import { Injectable } from '@nestjs/common';
import { type CachedResponse, textOf } from '../../response-cache/cached-response.ts';
import { ResponseCache } from '../../response-cache/response-cache.middleware.ts';
import { API_ROUTES } from '../../routing/routes.ts';

/** A body that is for one reader alone. */
export interface OwnRead {
  text: string;
}

/** A read of the API for a page: as it is kept, that there is no such thing, or that nobody can say now. */
export type PageRead = CachedResponse | OwnRead | 'missing' | 'away';
export type PageReads = ReadonlyMap<string, PageRead>;

/** What visitors may read, for the pages that show it: the same kept answers as the browser's. */
@Injectable()
export class PageReader {
  constructor(private readonly cache: ResponseCache) {}

  /** By address, such as `/api/travel/bunaken`. */
  async read(addresses: readonly string[]): Promise<PageReads> {
    return new Map(await Promise.all(addresses.map(async (address) => [address, await this.one(address)] as const)));
  }

  private async one(key: string): Promise<PageRead> {
    const name = key.split(/[/?]/, 3)[2] ?? '';
    const route = API_ROUTES.get(name);
    if (!key.startsWith('/api/') || !route?.visitors) throw new Error(`${key} is not for pages`);
    const kept = await this.cache.read({ key, name, service: route.service });
    return kept.kind === 'good' ? kept.answer : kept.kind;
  }
}

/** What was said, without its words: a page that is kept holds no answers. */
export type ReadMarks = ReadonlyMap<string, unknown>;

export function marksOf(reads: PageReads): ReadMarks {
  return new Map([...reads].map(([address, read]) => [address, markOf(read)]));
}

/** Whether these reads say what was said then. */
export function saysTheSame(then: ReadMarks, reads: PageReads): boolean {
  return then.size === reads.size && [...then].every(([address, mark]) => mark === markOf(reads.get(address)));
}

/** The tag of an answer; one that has none is the same only as itself. */
function markOf(read: PageRead | undefined): unknown {
  return typeof read === 'object' && 'etag' in read ? (read.etag ?? read.bodies) : read;
}

/** As the renderer reads them (`ReadAnswer` by address), as JSON; bodies go through as they are. */
export async function readsAsJson(reads: PageReads): Promise<string> {
  const entries = await Promise.all(
    [...reads].map(async ([address, read]) => {
      const answer = typeof read === 'string' ? JSON.stringify({ kind: read }) : `{"kind":"found","body":${await bodyOf(read)}}`;
      return `${JSON.stringify(address)}:${answer}`;
    }),
  );
  return `{${entries.join(',')}}`;
}

/** As its service wrote it. */
export function bodyOf(read: CachedResponse | OwnRead): string | Promise<string> {
  return 'text' in read ? read.text : textOf(read);
}
