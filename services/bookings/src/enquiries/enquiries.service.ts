import { Inject, Injectable } from '@nestjs/common';
import { enquiryIdOf } from '@reefdesk/contracts/enquiries/endpoints';
import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import type { EnquiryWish } from '@reefdesk/contracts/enquiries/values';
import type { EnquiryReceiptView } from '@reefdesk/contracts/enquiries/views';
import { type FieldFault, fieldFault } from '@reefdesk/contracts/errors/field-errors';
import { toLanguage } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { dayIn } from '@reefdesk/contracts/time/calendar-days';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { Outbox } from '@reefdesk/mail/outbox';
import { Operator } from '@reefdesk/operator-client/operator';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { refusedFields } from '@reefdesk/service-kit/errors/refused-fields';
import { type Creation, requireSameCall } from '@reefdesk/service-kit/http/idempotency-key';
import { DeparturesService } from '../departures/departures.service.ts';
import { HourlyLimits } from '../limits/hourly-limits.repository.ts';
import type { KnownOperator } from '../operator.ts';
import { callMoment } from '../seeding/call-moment.ts';
import { TravelNames } from '../travels/travel-names.ts';
import { WebhookOutbox } from '../webhook/webhook-outbox.ts';
import { EnquiriesRepository } from './enquiries.repository.ts';
import { toReceipt } from './enquiry.mapper.ts';
import type { EnquiryDocument } from './enquiry.schema.ts';
import { EnquiryEdits } from './enquiry-edits.ts';
import { EnquiryMetrics } from './enquiry-metrics.ts';
import { answerAbout, NOTICE_LETTER, RECEIVED_LETTER } from './letter-kinds.ts';
import { guestMessage, lastWordsOf, newEnquiry } from './new-enquiry.ts';
import { wholePhone } from './phone.ts';
import { newReference } from './reference.ts';
import { wordsOf } from './search-words.ts';

/** Injection token of the hourly limits of one sender. */
export const ENQUIRY_QUOTAS = Symbol('ENQUIRY_QUOTAS');

export interface EnquiryQuotas {
  perNetwork: number;
  perContact: number;
  /** Emails to addresses that staff have not answered yet. */
  emails: number;
}

export interface Sender {
  address: string | undefined;
  isStaff: boolean;
}

/** A further message of the guest. */
interface Said {
  text: string;
  wish: EnquiryWish | null;
}

/** Further messages per enquiry and hour. */
const MESSAGES_PER_HOUR = 20;
/** Attempts to find an unused reference; the chance of a collision is about one in a billion. */
const DRAWS = 5;

/** Enquiries from the side of guests: send, add a message. */
@Injectable()
export class EnquiriesService {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly edits: EnquiryEdits,
    private readonly limits: HourlyLimits,
    private readonly departures: DeparturesService,
    private readonly travels: TravelNames,
    private readonly outbox: Outbox,
    private readonly webhook: WebhookOutbox,
    private readonly metrics: EnquiryMetrics,
    private readonly site: CurrentSite,
    private readonly operator: Operator<KnownOperator>,
    @Inject(ENQUIRY_QUOTAS) private readonly quotas: EnquiryQuotas,
  ) {}

  /**
   * Resolves once the enquiry is stored. Idempotent: a retry gets the same answer and does not count towards a limit (ENQ-02).
   * An enquiry that staff enter for a caller does not count either, and sends no emails.
   */
  async send({ id: key, fingerprint }: Creation, typed: Enquiry, { address, isStaff }: Sender): Promise<EnquiryReceiptView> {
    const creation = { id: enquiryIdOf(key), fingerprint };
    const present = await this.enquiries.find(creation.id);
    if (present) return this.repeated(creation, present);
    // Earlier enquiries have their key as their id, which staff know, so they are not answered again.
    if (await this.enquiries.find(key)) throw new AppError('idempotency_key_reused');
    const operator = await this.operator.current();
    refuseBegunDays(typed, dayIn(operator.timeZone, new Date()));
    const enquiry = { ...typed, phone: wholePhone(typed, operator) };
    const departure = enquiry.departure_id ? await this.departures.asked(enquiry.departure_id, enquiry.package_slug) : null;
    if (!isStaff) await this.count(enquiry, address);
    const slug = departure?.package ?? enquiry.package_slug;
    const asked = slug ? await this.travels.nameOf(slug) : null;
    const whole = newEnquiry(creation, enquiry, { package: asked, departure, now: callMoment() });
    if (!isStaff) await this.putLetters(whole);
    if (whole.state !== 'spam') await this.webhook.put('enquiry.created', whole._id, whole.version);
    return this.store(creation, whole, operator.shortName);
  }

  /**
   * Adds a message from the guest, who is already identified and then waits for an answer again. Idempotent: a retry adds it once. A
   * wish stays open until staff answer or decide.
   */
  async add(enquiry: EnquiryDocument, creation: Creation, { text, wish }: Said, address: string | undefined): Promise<EnquiryDocument> {
    const earlier = enquiry.messages.find(({ id }) => id === creation.id);
    if (earlier) {
      requireSameCall(creation, earlier.createdByCall);
      return enquiry;
    }
    await this.limits.take('message', enquiry._id, MESSAGES_PER_HOUR);
    await this.limits.takeOfNetwork('message-network', address, this.quotas.perNetwork);
    if (enquiry.state !== 'spam') await this.putNotice(enquiry, answerAbout(enquiry._id, creation.id));
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
          lastWords: lastWordsOf(text),
          wish: wish ?? seen.wish ?? null,
          waitingSince: seen.state === 'spam' ? null : (seen.waitingSince ?? at),
          words: [...new Set([...seen.words, ...wordsOf([text])])],
        };
      },
      null,
    );
  }

  private repeated(creation: Creation, present: EnquiryDocument): EnquiryReceiptView {
    requireSameCall(creation, present.createdByCall);
    return toReceipt(present, this.site.origin);
  }

  /** Throws `too_many_attempts` (ENQ-07). */
  private async count({ email, phone, wechat }: Enquiry, address: string | undefined): Promise<void> {
    const { perNetwork, perContact } = this.quotas;
    await this.limits.takeOfNetwork('network', address, perNetwork);
    const contacts = [email, phone?.replace(/\D/g, ''), wechat?.toLowerCase()];
    for (const contact of contacts) if (contact) await this.limits.take('contact', contact, perContact);
  }

  private async store(creation: Creation, enquiry: Omit<EnquiryDocument, 'reference'>, operator: string): Promise<EnquiryReceiptView> {
    for (let draw = 1; draw <= DRAWS; draw += 1) {
      const reference = newReference(operator);
      const whole = { ...enquiry, reference, words: [...enquiry.words, ...wordsOf([reference])] };
      const outcome = await this.enquiries.insert(whole);
      if (outcome === 'created') {
        this.edits.announced(whole);
        this.metrics.count(whole);
        this.webhook.wake();
        return toReceipt(whole, this.site.origin);
      }
      const present = outcome === 'present' ? await this.enquiries.find(creation.id) : null;
      if (present) return this.repeated(creation, present);
    }
    throw new AppError('service_unavailable');
  }

  /** Queued before the enquiry is stored, so that no email is lost if the process ends in between. Spam sends no emails. */
  private async putLetters(enquiry: Omit<EnquiryDocument, 'reference'>): Promise<void> {
    if (enquiry.state === 'spam') return;
    if (enquiry.email) await this.outbox.putAbout(RECEIVED_LETTER, enquiry.email, enquiry._id, await this.momentFor(enquiry.email));
    await this.putNotice(enquiry, enquiry._id);
  }

  /** Emails to addresses that staff have not answered yet wait when there are too many of them within an hour (ENQ-07). */
  private async momentFor(email: string): Promise<Date> {
    return (await this.enquiries.hasAnswered(email)) ? new Date() : this.limits.reserve('email', this.quotas.emails);
  }

  /** To the operator's address for guests of this language; an operator without an address gets no notices. */
  private async putNotice({ language }: Pick<EnquiryDocument, 'language'>, about: string): Promise<void> {
    const { brand } = await this.site.in(toLanguage(language));
    if (brand.email) await this.outbox.putAbout(NOTICE_LETTER, brand.email, about);
  }
}

/** Refuses days that have begun where the operator lives, and months that are over there (DEP-06). */
function refuseBegunDays({ date_from, date_to, month }: Pick<Enquiry, 'date_from' | 'date_to' | 'month'>, today: string): void {
  const faults: [string, boolean, string][] = [
    ['date_from', date_from !== undefined && date_from <= today, 'First day'],
    ['date_to', date_to !== undefined && date_to <= today, 'Last day'],
    ['month', month !== undefined && month < today.slice(0, 7), 'Month'],
  ];
  const found: [string, FieldFault][] = faults
    .filter(([, isBegun]) => isBegun)
    .map(([path, , label]) => [path, fieldFault({ code: 'day_begun', params: {} }, label)]);
  if (found.length > 0) throw refusedFields(Object.fromEntries(found));
}
