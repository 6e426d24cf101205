import { Injectable } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { Outbox } from '@reefdesk/mail/outbox';
import { NOTICE_EMAIL, RECEIVED_EMAIL } from '../enquiries/email-kinds.ts';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { EnquiryLimits } from './enquiry-limits.ts';

/** Emails are queued before the enquiry is stored, so that none is lost. Spam sends no emails. */
@Injectable()
export class EnquiryEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly site: CurrentSite,
    private readonly limits: EnquiryLimits,
  ) {}

  async ofNew(enquiry: Omit<EnquiryDocument, 'reference'>): Promise<void> {
    const { _id, email, state } = enquiry;
    if (email && state !== 'spam') await this.outbox.putAbout(RECEIVED_EMAIL, email, _id, await this.limits.momentFor(email));
    await this.notice(enquiry, _id);
  }

  /** Sent to the operator's address for this language, if there is one. */
  async notice({ language, state }: Pick<EnquiryDocument, 'language' | 'state'>, about: string): Promise<void> {
    if (state === 'spam') return;
    const { brand } = await this.site.in(toLanguage(language));
    if (brand.email) await this.outbox.putAbout(NOTICE_EMAIL, brand.email, about);
  }
}
