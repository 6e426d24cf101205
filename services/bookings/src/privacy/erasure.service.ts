import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { CERTIFICATIONS } from '@reefdesk/contracts/enquiries/values';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import { Outbox } from '@reefdesk/mail/outbox';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';
import { monthsBefore } from '@reefdesk/service-kit/time/months-before';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { EnquiryDocument, HistoryEntry } from '../enquiries/enquiry.schema.ts';
import { EnquiryEdits } from '../enquiries/enquiry-edits.ts';
import { newToken } from '../enquiries/guest-address.ts';
import { termsOf } from '../enquiries/search-terms.ts';

const BATCH = 100;
/** Enquiries that fit within the timeout of one request. */
const GUEST_BATCH = 20;

/** Removes personal data from enquiries and their emails; data for statistics stays (ENQ-19). */
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

  /** Idempotent. */
  async erase(id: string, { userId }: Actor): Promise<EnquiryDocument> {
    const erased = await this.takeOut(id, userId);
    await this.outbox.forget(id);
    // The log is needed to repeat the erasure after a restore of an older backup.
    this.logger.log({ enquiryId: id, reference: erased.reference, userId }, 'Personal data of an enquiry is erased');
    return erased;
  }

  /** Erases enquiries after the retention in the site's record; none while it is unavailable. Enquiries with held seats wait. */
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
        await this.outbox.forget(enquiry._id);
        await this.takeOut(enquiry._id, null, (seen) => seen.updatedAt < before && seen.state !== 'booked');
        erased += 1;
      }
    } while (due.length === BATCH);
    if (erased > 0) this.logger.log({ erased, before }, 'Personal data of old enquiries is erased');
  }

  /** Erases a batch of the enquiries that this address sent before `before` (PPL-11); returns true if it was the last one. */
  async eraseGuest(email: string, before: Date): Promise<boolean> {
    const found = await this.enquiries.listOfGuest(email, { before, limit: GUEST_BATCH });
    for (const enquiry of found) {
      await this.outbox.forget(enquiry._id);
      await this.takeOut(enquiry._id, null);
      this.logger.log({ enquiryId: enquiry._id, reference: enquiry.reference }, 'A guest has erased the own account');
    }
    return found.length < GUEST_BATCH;
  }

  /** Texts of bookings are removed before and after the enquiry, because a parallel request may store some in between. */
  private async takeOut(id: string, by: string | null, isDue: (seen: EnquiryDocument) => boolean = () => true): Promise<EnquiryDocument> {
    await this.bookings.forgetPerson(id);
    const at = new Date();
    const left = await this.edits.change(id, (seen) => (isDue(seen) ? afterErasure(seen, { at, by }) : {}), null);
    if (left.erasedAt) await this.bookings.forgetPerson(id);
    return left;
  }
}

/** Keeps only the data that the statistics need (ENQ-19). `by`: null for an erasure after the retention time. */
function afterErasure(seen: EnquiryDocument, { at, by }: { at: Date; by: string | null }): Changes {
  if (seen.erasedAt) return {};
  const history: HistoryEntry[] = [...seen.history.filter(({ what }) => what !== 'tags')];
  const state = seen.state === 'new' ? 'lost' : seen.state;
  if (state !== seen.state) history.push({ at, by, what: 'state', before: seen.state, after: state });
  history.push({ at, by, what: 'erased', before: null, after: null });
  return {
    name: '',
    createdByCall: '',
    email: null,
    phone: null,
    wechat: null,
    messages: [],
    notes: [],
    tags: [],
    lastWords: '',
    signs: [],
    // The form offers these; other values are the guest's own text.
    certification: CERTIFICATIONS.find((one) => one === seen.certification) ?? null,
    words: termsOf([seen.reference, seen.package?.slug, ...Object.values(seen.package?.name ?? {})]),
    token: newToken(),
    state,
    waitingSince: null,
    wish: null,
    ...(seen.waitlist && { waitlist: 'left' }),
    history,
    erasedAt: at,
  };
}
