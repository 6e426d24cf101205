import { Injectable } from '@nestjs/common';
import { type CachedResponse, textOf } from '../../response-cache/cached-response.ts';
import { ResponseCache } from '../../response-cache/response-cache.middleware.ts';
import { API_ROUTES } from '../../routing/routes.ts';

/** A read of the API for a page: as it is kept, that there is no such thing, or that nobody can say now. */
export type PageRead = CachedResponse | 'missing' | 'away';
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

/** Whether two readings of the same addresses say the same. */
export function saysTheSame(one: PageReads, other: PageReads): boolean {
  return one.size === other.size && [...one].every(([address, read]) => isSame(read, other.get(address)));
}

function isSame(one: PageRead, other: PageRead | undefined): boolean {
  if (one === other) return true;
  if (typeof one === 'string' || typeof other === 'string' || !other) return false;
  return one.bodies === other.bodies || (one.etag !== undefined && one.etag === other.etag);
}

/** As the renderer reads them (`ReadAnswer` by address), as JSON; bodies go through as they are. */
export async function readsAsJson(reads: PageReads): Promise<string> {
  const entries = await Promise.all(
    [...reads].map(async ([address, read]) => {
      const answer = typeof read === 'string' ? JSON.stringify({ kind: read }) : `{"kind":"found","body":${await textOf(read)}}`;
      return `${JSON.stringify(address)}:${answer}`;
    }),
  );
  return `{${entries.join(',')}}`;
}
