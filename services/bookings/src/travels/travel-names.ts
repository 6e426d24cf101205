import { Injectable, Logger } from '@nestjs/common';
import type { Localised } from '@reefdesk/contracts/languages';
import { DescribeTravels, type TravelDescription } from '@reefdesk/contracts/messages/catalog.messages';
import { addDays } from '@reefdesk/contracts/time/calendar-days';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';

const TIMEOUT_MS = 1_000;

export interface RequestedPackage {
  slug: string;
  name: Localised;
}

/** Current data from catalog. The price is in whole rupiah per person. */
export type DescribedTravel = TravelDescription;

/** Last day of a trip that begins on `date`; the same day if its length is unknown. */
export function lastDateOf(travel: DescribedTravel | undefined, date: string): string {
  return addDays(date, (travel?.days ?? 1) - 1);
}

/** Enquiries and bookings store names, so they stay when a travel is renamed or removed. */
@Injectable()
export class TravelNames {
  private readonly logger = new Logger(TravelNames.name);

  constructor(private readonly bus: MessageBus) {}

  /** Throws while catalog is unavailable; leaves out unknown travels. */
  async describe(slugs: readonly string[]): Promise<DescribedTravel[]> {
    return (await this.bus.ask(DescribeTravels, { slugs }, { timeoutMs: TIMEOUT_MS })).travels;
  }

  /** Undefined if the travel is unknown, or while catalog is unavailable. */
  async known(slug: string): Promise<DescribedTravel | undefined> {
    return (await this.allKnown([slug])).get(slug);
  }

  async allKnown(slugs: readonly string[]): Promise<ReadonlyMap<string, DescribedTravel>> {
    const requested = [...new Set(slugs)];
    if (requested.length === 0) return new Map();
    try {
      return new Map((await this.describe(requested)).map((travel) => [travel.slug, travel]));
    } catch (error) {
      this.logger.warn({ err: error, slugs: requested }, 'The names of packages are unavailable');
      return new Map();
    }
  }
}
