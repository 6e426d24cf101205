import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { normaliseError } from '@reefdesk/service-kit/errors/normalise-error';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { LRUCache } from 'lru-cache';
import type { Rendition, StoredFormat } from '../images/image.schema.ts';
import { isImageId } from '../images/image-id.ts';
import { ImagesRepository } from '../images/images.repository.ts';
import { chooseRendition } from './choose-rendition.ts';
import { JpegFallback } from './jpeg-fallback.ts';

export interface Delivery {
  rendition: Rendition;
  final: boolean;
}

/** Maximum wait for the database if a cached delivery exists. */
const TIMEOUT_MS = 800;
const KNOWN_FOR_MS = 10 * 60_000;
const KNOWN_DELIVERIES = 10_000;

@Injectable()
export class DeliveryService {
  /** Final deliveries of recent requests, used while the database is slow or unavailable. */
  private readonly known = new LRUCache<string, Delivery>({ max: KNOWN_DELIVERIES, ttl: KNOWN_FOR_MS, perf: { now: monotonicMs } });

  constructor(
    private readonly images: ImagesRepository,
    private readonly jpegs: JpegFallback,
  ) {}

  /** Throws `image_not_found` also for images that cannot be shown. */
  async find(id: string, width: string | undefined, formats: readonly StoredFormat[]): Promise<Delivery> {
    const key = [id, width, formats].join('/');
    const known = this.known.get(key);
    const reading = this.read(id, width, formats).then((found) => {
      if (found.final) this.known.set(key, found);
      return found;
    });
    return known ? orKnown(reading, known) : reading;
  }

  private async read(id: string, width: string | undefined, formats: readonly StoredFormat[]): Promise<Delivery> {
    const image = isImageId(id) && isWidth(width) ? await this.images.findReady(id) : null;
    if (!image) throw new AppError('image_not_found');
    const { rendition, width: shown, final } = chooseRendition(image, formats, width === undefined ? undefined : Number(width));
    if (formats[0] === 'jpeg' && !final) return { rendition: await this.jpegs.get(image, shown), final: true };
    if (!rendition) throw new AppError('image_not_found');
    return { rendition, final };
  }
}

/** Returns `known` if the read is late or fails, but not if the image does not exist. */
async function orKnown(reading: Promise<Delivery>, known: Delivery): Promise<Delivery> {
  const read = reading.catch((error: unknown) => {
    if (normaliseError(error).status < 500) throw error;
    return known;
  });
  // The result may arrive after the timeout.
  read.catch(() => undefined);
  const timeout = new AbortController();
  try {
    return await Promise.race([read, sleep(TIMEOUT_MS, known, { signal: timeout.signal })]);
  } finally {
    timeout.abort();
  }
}

function isWidth(value: string | undefined): boolean {
  return value === undefined || /^[1-9]\d{0,4}$/.test(value);
}
