import { Controller } from '@nestjs/common';
import type { Localised } from '@reefdesk/contracts/languages';
import { DescribeTravels } from '@reefdesk/contracts/messages/catalog.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { TravelsRepository } from '../travels/travels.repository.ts';

/** More than there are packages. */
const MAX_SLUGS = 500;

/** Asked by bookings, which keeps what a package was called when somebody asked about it. */
@Controller()
export class TravelNamesMessagesController {
  constructor(private readonly travels: TravelsRepository) {}

  @HandleMessage(DescribeTravels)
  async describe({
    slugs,
  }: {
    slugs: readonly string[];
  }): Promise<{ travels: { slug: string; name: Localised; price: number | null; isShown: boolean }[] }> {
    const asked = Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string').slice(0, MAX_SLUGS) : [];
    const found = await this.travels.findBySlugs(asked);
    return {
      travels: found.map(({ slug, name, price, status }) => ({ slug, name, price: price ?? null, isShown: status === 'active' })),
    };
  }
}
