import { Inject, Injectable } from '@nestjs/common';
import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import { HourlyLimits } from './hourly-limits.repository.ts';

export const ENQUIRY_QUOTAS = Symbol('ENQUIRY_QUOTAS');

export interface EnquiryQuotas {
  perNetwork: number;
  perContact: number;
  /** Emails to addresses without an answer of staff. */
  emails: number;
}

const MESSAGES_PER_HOUR = 20;
const LOOKUPS_PER_HOUR = 10;

/** Hourly limits of guests (ENQ-07). */
@Injectable()
export class EnquiryLimits {
  constructor(
    private readonly limits: HourlyLimits,
    private readonly enquiries: EnquiriesRepository,
    @Inject(ENQUIRY_QUOTAS) private readonly quotas: EnquiryQuotas,
  ) {}

  async takeEnquiry({ email, phone, wechat }: Enquiry, address: string | undefined): Promise<void> {
    const { perNetwork, perContact } = this.quotas;
    await this.limits.takeOfNetwork('network', address, perNetwork);
    const contacts = [email, phone?.replace(/\D/g, ''), wechat?.toLowerCase()];
    for (const contact of contacts) if (contact) await this.limits.take('contact', contact, perContact);
  }

  async takeMessage(enquiryId: string, address: string | undefined): Promise<void> {
    await this.limits.take('message', enquiryId, MESSAGES_PER_HOUR);
    await this.limits.takeOfNetwork('message-network', address, this.quotas.perNetwork);
  }

  /** Counts each attempt, for a reference that exists as for one that does not. */
  async takeLookup(reference: string, address: string | undefined): Promise<void> {
    await this.limits.takeOfNetwork('lookup-network', address, this.quotas.perNetwork);
    await this.limits.take('lookup', reference, LOOKUPS_PER_HOUR);
  }

  /** Returns the time at which an email may be sent: above the hourly limit, emails to unanswered addresses wait. */
  async momentFor(email: string): Promise<Date> {
    return (await this.enquiries.hasAnswered(email)) ? new Date() : this.limits.reserve('email', this.quotas.emails);
  }
}
