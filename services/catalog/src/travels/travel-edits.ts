import { Injectable } from '@nestjs/common';
import { TravelsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import type { TravelDocument } from './travel.schema.ts';
import { TravelsRepository } from './travels.repository.ts';
import { TravelsService } from './travels.service.ts';

/** Every edit of a travel and its itinerary goes through this class. */
@Injectable()
export class TravelEdits extends VersionedEdits<TravelDocument> {
  constructor(store: TravelsRepository, reads: TravelsService, bus: MessageBus) {
    super({
      store,
      view: (travel) => reads.detailsOf(travel),
      announce: ({ _id, slug }) => bus.publish(TravelsChanged, { id: _id, slug }),
      missing: 'travel_not_found',
    });
  }
}
