import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type DeliveryContent, WebhookBodies } from '../webhook/webhook-bodies.ts';
import { EnquiriesRepository } from './enquiries.repository.ts';

/** Webhook content without personal data, because erasure here could not remove it from the other system (ENQ-18, ENQ-19). */
@Injectable()
export class EnquiryEvents implements OnModuleInit {
  constructor(
    private readonly bodies: WebhookBodies,
    private readonly enquiries: EnquiriesRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.bodies.add('enquiry.created', (about, version) => this.write(about, version));
  }

  private async write(id: string, version: number): Promise<DeliveryContent | null> {
    const enquiry = await this.enquiries.find(id);
    if (!enquiry || enquiry.version < version) return null;
    const { reference, state, language, dates, party } = enquiry;
    return {
      reference,
      data: {
        enquiry_id: id,
        reference,
        state,
        language,
        preferred_channel: enquiry.preferredChannel,
        package: enquiry.package,
        departure_id: enquiry.departureId ?? null,
        dates,
        party,
        created_at: enquiry.createdAt.toISOString(),
        version: enquiry.version,
        link: `${this.site.origin}/admin/enquiries/${id}`,
      },
    };
  }
}
