import { Injectable } from '@nestjs/common';
import { VersionedEdits } from '@reefdesk/service-kit/editing/versioned-edits';
import { EnquiriesRepository } from './enquiries.repository.ts';
import type { EnquiryDocument } from './enquiry.schema.ts';
import { EnquiryViews } from './enquiry-views.ts';

/** Changes of enquiries: each is one atomic write over the version that it was made from. */
@Injectable()
export class EnquiryEdits extends VersionedEdits<EnquiryDocument> {
  constructor(enquiries: EnquiriesRepository, views: EnquiryViews) {
    super({
      store: enquiries,
      view: (enquiry) => views.whole(enquiry),
      // Nothing is kept of enquiries that could grow old: who shows them looks.
      announce: () => undefined,
      missing: 'enquiry_not_found',
    });
  }
}
