import { Injectable } from '@nestjs/common';
import { DestinationsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import type { DestinationDocument } from './destination.schema.ts';
import { DestinationsRepository } from './destinations.repository.ts';
import { DestinationsService } from './destinations.service.ts';

/** Every edit of a destination and its gallery goes through this class; removals do not. */
@Injectable()
export class DestinationEdits extends VersionedEdits<DestinationDocument> {
  constructor(store: DestinationsRepository, reads: DestinationsService, bus: MessageBus) {
    super({
      store,
      view: (destination) => reads.view(destination),
      announce: ({ _id }) => bus.publish(DestinationsChanged, { id: _id }),
      missing: 'destination_not_found',
    });
  }
}
