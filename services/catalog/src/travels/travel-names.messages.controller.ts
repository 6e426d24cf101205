import { Controller } from '@nestjs/common';
import { LIMITS } from '@reefdesk/contracts/limits';
import { DescribeTravels, type TravelDescription, type TravelStart } from '@reefdesk/contracts/messages/catalog.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { toLocalised } from '../content/localised.ts';
import { itineraryOf } from './itinerary.ts';
import type { TravelDocument } from './travel.schema.ts';
import { TravelsRepository } from './travels.repository.ts';

/** Used by bookings, which stores the travel's name with each enquiry. */
@Controller()
export class TravelNamesMessagesController {
  constructor(private readonly travels: TravelsRepository) {}

  @HandleMessage(DescribeTravels)
  async describe({ slugs }: { slugs: readonly string[] }): Promise<{ travels: TravelDescription[] }> {
    const requested = Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string').slice(0, LIMITS.travels) : [];
    const found = await this.travels.findBySlugs(requested);
    return {
      travels: found.map(({ slug, name, price, status, durationDays, itinerary, toBring }) => ({
        slug,
        name,
        price: price ?? null,
        isShown: status === 'active',
        days: durationDays,
        start: startOf({ itinerary }),
        toBring: toLocalised(toBring),
      })),
    };
  }
}

function startOf(travel: Pick<TravelDocument, 'itinerary'>): TravelStart | null {
  const [first] = itineraryOf(travel);
  return first ? { time: first.time, words: first.comments } : null;
}
