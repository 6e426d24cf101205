import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { completeBrand } from '@reefdesk/contracts/site/brand-schema';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { type CachedResponse, textOf } from '../response-cache/cached-response.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';
import { BRAND } from './read-brand.ts';

/** The public record, from the same cached response that visitors get. */
const RECORD = { key: '/api/site', name: 'site', service: 'site' } as const;
/** Maximum time that a page waits for the record before the last known one is used. */
const TIMEOUT_MS = 1_000;
/** Pause before the next attempt after a failure or timeout. */
const REST_MS = 1_000;

/** The current operator from the site's record, else the last known record, else the brand file. Never throws. */
@Injectable()
export class Operator {
  private known: Brand;
  /** Bodies of the response that `known` was parsed from. */
  private readLast: CachedResponse['bodies'] | undefined;
  private readonly parsed = new WeakMap<CachedResponse['bodies'], Brand>();
  private pausedUntil = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly cache: ResponseCache,
    @Inject(BRAND) fromFile: Brand,
  ) {
    this.known = fromFile;
  }

  /** Returns true if `brand` comes from the record that is cached and fresh. Does not wait. */
  isCurrent(brand: Brand): boolean {
    const record = this.cache.fresh(RECORD.key);
    return brand === this.known && record !== undefined && record.bodies === this.readLast;
  }

  async current(): Promise<Brand> {
    if (monotonicMs() < this.pausedUntil) return this.known;
    const timeout = new AbortController();
    const tooLong = sleep(TIMEOUT_MS, 'away' as const, { signal: timeout.signal }).catch(() => 'away' as const);
    const outcome = await Promise.race([this.read(), tooLong]);
    timeout.abort();
    if (outcome !== 'away') return outcome;
    this.pausedUntil = monotonicMs() + REST_MS;
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
    // An unchanged record keeps the same object.
    if (brand !== this.known && JSON.stringify(brand) !== JSON.stringify(this.known)) this.known = brand;
    return this.known;
  }
}

/** Undefined for an invalid record, which another version of the service may send. */
function brandOf(text: string): Brand | undefined {
  try {
    const { data } = JSON.parse(text) as { data?: { brand?: Brand } };
    return data?.brand && completeBrand(data.brand);
  } catch {
    return undefined;
  }
}
