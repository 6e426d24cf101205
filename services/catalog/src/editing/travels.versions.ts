import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { Versions } from '@reefdesk/service-kit/versions/versions';
import type { Model } from 'mongoose';
import { DestinationsRepository } from '../destinations/destinations.repository.ts';
import type { ItineraryItem } from '../destinations/itinerary-item.schema.ts';
import { TRAVEL, type TravelDocument } from '../travels/travel.schema.ts';
import { TravelEdits } from '../travels/travel-edits.ts';

@Injectable()
export class TravelsVersions extends Versions<TravelDocument> {
  protected readonly missing = 'travel_not_found';

  constructor(
    @InjectModel(TRAVEL) model: Model<TravelDocument>,
    edits: TravelEdits,
    staff: StaffNames,
    private readonly destinations: DestinationsRepository,
  ) {
    super(model, edits, staff);
  }

  /** Drops stops at destinations that no longer exist. */
  protected override async fit(content: Record<string, unknown>): Promise<Record<string, unknown>> {
    const items = content.itinerary as ItineraryItem[];
    const there = await this.destinations.findReferable(items.flatMap(({ destinationId }) => destinationId ?? []));
    return { ...content, itinerary: items.filter(({ destinationId }) => destinationId === null || there.has(destinationId)) };
  }
}
