import { Injectable } from '@nestjs/common';
import { EnquiriesChanged } from '@reefdesk/contracts/messages/bookings.messages';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import { EnquiriesRepository } from './enquiries.repository.ts';
import type { EnquiryDocument } from './enquiry.schema.ts';

/** Changes outside the editor. Each is one atomic write over the version that it was made from. */
@Injectable()
export class EnquiryEdits extends VersionedEdits<EnquiryDocument> {
  constructor(enquiries: EnquiriesRepository, bus: MessageBus) {
    super({
      store: enquiries,
      view: async ({ version }) => ({ version }),
      announce: () => bus.publish(EnquiriesChanged, {}),
      missing: 'enquiry_not_found',
    });
  }
}
