import { Injectable } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { Outbox } from '@reefdesk/mail/outbox';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { NOTICE_LETTER, RECEIVED_LETTER } from '../enquiries/letter-kinds.ts';
import { EnquiryLimits } from './enquiry-limits.ts';

/** Queues the emails about an enquiry before it is stored, so that none is lost if the process ends in between. Spam sends no emails. */
@Injectable()
export class EnquiryEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly site: CurrentSite,
    private readonly limits: EnquiryLimits,
  ) {}

  /** To the guest, and to the operator. */
  async ofNew(enquiry: Omit<EnquiryDocument, 'reference'>): Promise<void> {
    const { _id, email, state } = enquiry;
    if (email && state !== 'spam') await this.outbox.putAbout(RECEIVED_LETTER, email, _id, await this.limits.momentFor(email));
    await this.notice(enquiry, _id);
  }

  /** To the operator's address for guests of this language; an operator without an address gets no notices. */
  async notice({ language, state }: Pick<EnquiryDocument, 'language' | 'state'>, about: string): Promise<void> {
    if (state === 'spam') return;
    const { brand } = await this.site.in(toLanguage(language));
    if (brand.email) await this.outbox.putAbout(NOTICE_LETTER, brand.email, about);
  }
}
