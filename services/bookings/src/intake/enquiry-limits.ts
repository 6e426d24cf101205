import { Inject, Injectable } from '@nestjs/common';
import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import { HourlyLimits } from './hourly-limits.repository.ts';

/** Injection token of the hourly limits of one sender. */
export const ENQUIRY_QUOTAS = Symbol('ENQUIRY_QUOTAS');

export interface EnquiryQuotas {
  perNetwork: number;
  perContact: number;
  /** Emails to addresses that staff have not answered yet. */
  emails: number;
}

/** Further messages per enquiry and hour. */
const MESSAGES_PER_HOUR = 20;

/** Hourly limits of guests (ENQ-07). */
@Injectable()
export class EnquiryLimits {
  constructor(
    private readonly limits: HourlyLimits,
    private readonly enquiries: EnquiriesRepository,
    @Inject(ENQUIRY_QUOTAS) private readonly quotas: EnquiryQuotas,
  ) {}

  /** Counts an enquiry. Throws `too_many_attempts`. */
  async takeEnquiry({ email, phone, wechat }: Enquiry, address: string | undefined): Promise<void> {
    const { perNetwork, perContact } = this.quotas;
    await this.limits.takeOfNetwork('network', address, perNetwork);
    const contacts = [email, phone?.replace(/\D/g, ''), wechat?.toLowerCase()];
    for (const contact of contacts) if (contact) await this.limits.take('contact', contact, perContact);
  }

  /** Counts a further message. Throws `too_many_attempts`. */
  async takeMessage(enquiryId: string, address: string | undefined): Promise<void> {
    await this.limits.take('message', enquiryId, MESSAGES_PER_HOUR);
    await this.limits.takeOfNetwork('message-network', address, this.quotas.perNetwork);
  }

  /** When an email to this address may go: emails to addresses that staff have not answered yet wait if there are too many in an hour. */
  async momentFor(email: string): Promise<Date> {
    return (await this.enquiries.hasAnswered(email)) ? new Date() : this.limits.reserve('email', this.quotas.emails);
  }
}
