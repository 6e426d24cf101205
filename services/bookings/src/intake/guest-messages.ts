import { Injectable } from '@nestjs/common';
import type { EnquiryWish } from '@reefdesk/contracts/enquiries/values';
import { LIMITS } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { type Creation, requireSameCall } from '@reefdesk/service-kit/http/idempotency-key';
import { answerAbout } from '../enquiries/email-kinds.ts';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { EnquiryEdits } from '../enquiries/enquiry-edits.ts';
import { termsOf } from '../enquiries/search-terms.ts';
import { EnquiryEmails } from './enquiry-emails.ts';
import { EnquiryLimits } from './enquiry-limits.ts';
import { guestMessage, lastMessageOf } from './new-enquiry.ts';

interface Said {
  text: string;
  wish: EnquiryWish | null;
}

@Injectable()
export class GuestMessages {
  constructor(
    private readonly edits: EnquiryEdits,
    private readonly limits: EnquiryLimits,
    private readonly emails: EnquiryEmails,
  ) {}

  /** The guest waits for an answer again. Idempotent. A wish stays open until staff answer or decide. */
  async add(enquiry: EnquiryDocument, creation: Creation, { text, wish }: Said, address: string | undefined): Promise<EnquiryDocument> {
    const earlier = enquiry.messages.find(({ id }) => id === creation.id);
    if (earlier) {
      requireSameCall(creation, earlier.createdByCall);
      return enquiry;
    }
    await this.limits.takeMessage(enquiry._id, address);
    await this.emails.notice(enquiry, answerAbout(enquiry._id, creation.id));
    const at = new Date();
    return this.edits.change(
      enquiry._id,
      (seen) => {
        if (seen.messages.some(({ id }) => id === creation.id)) return {};
        if (seen.erasedAt) throw new AppError('enquiry_not_found');
        if (seen.messages.length >= LIMITS.enquiryMessages) throw new AppError('enquiry_full', { max: LIMITS.enquiryMessages });
        const state = seen.state === 'spam' || seen.state === 'booked' ? seen.state : 'new';
        return {
          state,
          messages: [...seen.messages, guestMessage({ id: creation.id, text, at, call: creation.fingerprint })],
          history: [...seen.history, { at, by: null, what: 'message', before: null, after: wish }],
          lastWords: lastMessageOf(text),
          wish: wish ?? seen.wish ?? null,
          waitingSince: seen.state === 'spam' ? null : (seen.waitingSince ?? at),
          words: [...new Set([...seen.words, ...termsOf([text])])],
        };
      },
      null,
    );
  }
}
