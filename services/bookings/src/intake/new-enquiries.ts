import { Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { EnquiryEdits } from '../enquiries/enquiry-edits.ts';
import { EnquiryMetrics } from '../enquiries/enquiry-metrics.ts';
import { termsOf } from '../enquiries/search-terms.ts';
import { WebhookOutbox } from '../webhook/webhook-outbox.ts';
import { newReference } from './reference.ts';

/** Attempts to find an unused reference; a collision has a chance of about one in a billion. */
const DRAWS = 5;

@Injectable()
export class NewEnquiries {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly edits: EnquiryEdits,
    private readonly metrics: EnquiryMetrics,
    private readonly webhook: WebhookOutbox,
  ) {}

  /** Also returns whether this request stored it: a parallel retry may have been faster. */
  async store(enquiry: Omit<EnquiryDocument, 'reference'>, operator: string): Promise<{ enquiry: EnquiryDocument; isNew: boolean }> {
    if (enquiry.state !== 'spam') await this.webhook.put('enquiry.created', enquiry._id, enquiry.version);
    for (let draw = 1; draw <= DRAWS; draw += 1) {
      const reference = newReference(operator);
      const whole = { ...enquiry, reference, words: [...enquiry.words, ...termsOf([reference])] };
      const outcome = await this.enquiries.insert(whole);
      if (outcome === 'created') {
        this.edits.announced(whole);
        this.metrics.count(whole);
        this.webhook.wake();
        return { enquiry: whole, isNew: true };
      }
      const present = outcome === 'present' ? await this.enquiries.find(enquiry._id) : null;
      if (present) return { enquiry: present, isNew: false };
    }
    throw new AppError('service_unavailable');
  }
}
