import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { type CachedResponse, textOf } from '../response-cache/cached-response.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';
import { BRAND } from './read-brand.ts';

/** The record as visitors read it: the same kept answer. */
const RECORD = { key: '/api/site', name: 'site', service: 'site' } as const;
/** The longest that a page waits for it; what was known before stands in. */
const PATIENCE_MS = 1_000;
/** How long nobody asks again after that. */
const REST_MS = 1_000;

/**
 * The operator as the site's record has it now, by the response cache and its events. While nobody can say, what was said last;
 * before anybody ever said, what the operator's file holds. Never throws. The same object until something else is said.
 */
@Injectable()
export class Operator {
  private known: Brand;
  /** Bodies of the record that `known` was read from. */
  private readLast: CachedResponse['bodies'] | undefined;
  private readonly parsed = new WeakMap<CachedResponse['bodies'], Brand>();
  private restUntil = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly cache: ResponseCache,
    @Inject(BRAND) fromFile: Brand,
  ) {
    this.known = fromFile;
  }

  /** True if this is the current operator by a record that is in memory and fresh. Does not wait. */
  isCurrent(brand: Brand): boolean {
    const record = this.cache.fresh(RECORD.key);
    return brand === this.known && record !== undefined && record.bodies === this.readLast;
  }

  async current(): Promise<Brand> {
    if (monotonicMs() < this.restUntil) return this.known;
    const patience = new AbortController();
    const tooLong = sleep(PATIENCE_MS, 'away' as const, { signal: patience.signal }).catch(() => 'away' as const);
    const outcome = await Promise.race([this.read(), tooLong]);
    patience.abort();
    if (outcome !== 'away') return outcome;
    this.restUntil = monotonicMs() + REST_MS;
    return this.known;
  }

  private async read(): Promise<Brand | 'away'> {
    const read = await this.cache.read(RECORD);
    if (read.kind !== 'good') return 'away';
    const { bodies } = read.answer;
    const brand = this.parsed.get(bodies) ?? brandOf(await textOf(read.answer));
    if (!brand) return 'away';
    this.parsed.set(bodies, brand);
    this.readLast = bodies;
    // Asked for anew, and still the same words: no other operator.
    if (brand !== this.known && JSON.stringify(brand) !== JSON.stringify(this.known)) this.known = brand;
    return this.known;
  }
}

/** Undefined for what is no record: another version of the service may answer in another form. */
function brandOf(text: string): Brand | undefined {
  try {
    const { data } = JSON.parse(text) as { data?: { brand?: Brand } };
    return data?.brand && completeBrand(data.brand);
  } catch {
    return undefined;
  }
}
