import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import { Outbox } from '@reefdesk/mail/outbox';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { monthsBefore } from '@reefdesk/service-kit/time/months-before';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { EnquiryDocument } from '../enquiries/enquiry.schema.ts';
import { EnquiryEdits } from '../enquiries/enquiry-edits.ts';
import { answerAbout } from '../enquiries/letter-kinds.ts';
import { afterErasure } from './after-erasure.ts';

/** At a time; a sweep goes on until there are no more. */
const BATCH = 100;
/** Of one guest, in the time of one question. */
const GUEST_BATCH = 20;

/** Takes the person out of enquiries, letters about them included; figures stay (ENQ-19). */
@Injectable()
export class ErasureService {
  private readonly logger = new Logger(ErasureService.name);

  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly edits: EnquiryEdits,
    private readonly bookings: BookingsRepository,
    private readonly outbox: Outbox,
    private readonly bus: MessageBus,
  ) {}

  /** Whenever somebody asks for it; again it is the same. */
  async erase(id: string, { userId }: Actor): Promise<EnquiryDocument> {
    const enquiry = await this.edits.current(id, null);
    const erased = await this.takeOut(id, userId);
    await this.forgetLetters(enquiry);
    // After a restore of an older copy it is to be erased again.
    this.logger.log({ enquiryId: id, reference: erased.reference, userId }, 'Personal data of an enquiry is erased');
    return erased;
  }

  /**
   * Those that came to nothing and that nobody has touched for as many months as the site's record says. Nothing is erased while
   * nobody can say. An enquiry for which seats are held is open, and waits until the hold has ended.
   */
  async sweep(signal: AbortSignal): Promise<void> {
    const { retention } = await this.bus.ask(DescribeOperator, {});
    const before = monthsBefore(new Date(), retention.enquiries);
    const open = await this.bookings.listHoldingEnquiries();
    let erased = 0;
    let due: EnquiryDocument[];
    do {
      due = await this.enquiries.listForgotten(before, { except: open, limit: BATCH });
      for (const enquiry of due) {
        if (signal.aborted) return;
        await this.forgetLetters(enquiry);
        await this.takeOut(enquiry._id, null, (seen) => seen.updatedAt < before && seen.state !== 'booked');
        erased += 1;
      }
    } while (due.length === BATCH);
    if (erased > 0) this.logger.log({ erased, before }, 'Personal data of old enquiries is erased');
  }

  /**
   * Everything that this address asked before this moment, booked or not (PPL-11): some of it, and whether that was all. Done again
   * after it was cut off, it goes on where it was.
   */
  async eraseGuest(email: string, before: Date): Promise<boolean> {
    const found = await this.enquiries.listOfGuest(email, { before, limit: GUEST_BATCH });
    for (const enquiry of found) {
      await this.forgetLetters(enquiry);
      await this.takeOut(enquiry._id, null);
      this.logger.log({ enquiryId: enquiry._id, reference: enquiry.reference }, 'A guest has erased the own account');
    }
    return found.length < GUEST_BATCH;
  }

  /**
   * Texts of bookings go before the enquiry, which says that all is done, and once more after it: requests that have not seen it erased
   * may have stored some meanwhile.
   */
  private async takeOut(id: string, by: string | null, isDue: (seen: EnquiryDocument) => boolean = () => true): Promise<EnquiryDocument> {
    await this.bookings.forgetPerson(id);
    const at = new Date();
    const left = await this.edits.change(id, (seen) => (isDue(seen) ? afterErasure(seen, { at, by }) : {}), null);
    if (left.erasedAt) await this.bookings.forgetPerson(id);
    return left;
  }

  private forgetLetters({ _id, messages }: EnquiryDocument): Promise<void> {
    return this.outbox.forget([_id, ...messages.map(({ id }) => answerAbout(_id, id))]);
  }
}
