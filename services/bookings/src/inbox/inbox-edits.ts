import { Injectable } from '@nestjs/common';
import { EnquiriesChanged } from '@reefdesk/contracts/messages/bookings.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { EnquiryViews } from './enquiry-views.ts';

/** Edits by staff, who get the whole enquiry with a conflict. */
@Injectable()
export class InboxEdits extends VersionedEdits<EnquiryDocument> {
  constructor(enquiries: EnquiriesRepository, views: EnquiryViews, bus: MessageBus) {
    super({
      store: enquiries,
      view: (enquiry) => views.whole(enquiry),
      announce: () => bus.publish(EnquiriesChanged, {}),
      missing: 'enquiry_not_found',
    });
  }
}
