import { Injectable } from '@nestjs/common';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { EnquiriesRepository } from './enquiries.repository.ts';
import type { EnquiryDocument } from './enquiry.schema.ts';

/** The gauge of the longest wait comes from the database, so every replica reports the same. */
@Injectable()
export class EnquiryMetrics {
  private readonly enquiries;

  constructor(metrics: Metrics, repository: EnquiriesRepository) {
    this.enquiries = metrics.counter('enquiries_total', 'Enquiries that were stored, by language and by whether they look like spam', [
      'language',
      'outcome',
    ]);
    metrics.gauge('enquiries_oldest_unanswered_seconds', 'How long the guest waits who has waited longest', [], async (gauge) => {
      const since = await repository.longestWait();
      gauge.set(since ? (Date.now() - since.getTime()) / 1_000 : 0);
    });
  }

  count({ language, state }: Pick<EnquiryDocument, 'language' | 'state'>): void {
    this.enquiries.inc({ language, outcome: state === 'spam' ? 'spam' : 'new' });
  }
}
