import { Injectable } from '@nestjs/common';
import type { DestinationIdView } from '@reefdesk/contracts/destinations/endpoints';
import type { PackageIdView } from '@reefdesk/contracts/travels/views';
import { type CachedResponse, textOf } from '../../response-cache/cached-response.ts';
import { PageReader } from './page-reads.ts';

/** Records that have a page, for the sitemap. Empty while their service is down, as crawlers retry. */
@Injectable()
export class SiteContent {
  private readonly parsed = new WeakMap<CachedResponse, unknown>();

  constructor(private readonly reader: PageReader) {}

  packageIds(): Promise<PackageIdView[]> {
    return this.list('/api/packages?view=ids');
  }

  destinationIds(): Promise<DestinationIdView[]> {
    return this.list('/api/get-destinations?view=ids');
  }

  private async list<T>(address: string): Promise<T[]> {
    const answer = (await this.reader.read([address])).get(address);
    if (!answer || typeof answer === 'string' || 'text' in answer) return [];
    if (!this.parsed.has(answer)) this.parsed.set(answer, (JSON.parse(await textOf(answer)) as { data: unknown }).data);
    return this.parsed.get(answer) as T[];
  }
}
