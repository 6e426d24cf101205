import { Injectable } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { EnquiryListQuery } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryEdit, StaffMessage } from '@reefdesk/contracts/enquiries/requests';
import type { ContactChannel } from '@reefdesk/contracts/enquiries/values';
import type { EnquiryView, EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { LIMITS } from '@reefdesk/contracts/limits';
import { Outbox } from '@reefdesk/mail/outbox';
import { noteUnchanged } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';
import { type Creation, requireSameCall } from '@reefdesk/service-kit/http/idempotency-key';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { NEWEST_FIRST, OLDEST_FIRST } from '@reefdesk/service-kit/mongo/pages';
import { callMoment } from '@reefdesk/service-kit/request/call-moment';
import { ANSWER_EMAIL, answerAbout } from '../enquiries/email-kinds.ts';
import { EnquiriesRepository, LONGEST_WAIT_FIRST } from '../enquiries/enquiries.repository.ts';
import type { EnquiryDocument, EnquiryMessage, EnquiryNote } from '../enquiries/enquiry.schema.ts';
import { afterEdit, afterMessage, afterNote, rejectErased } from '../enquiries/enquiry-changes.ts';
import { PeopleDirectory } from '../people/people-directory.ts';
import { EnquiryViews, InboxEdits } from './enquiry-views.ts';

export interface InboxPage extends Page<EnquiryView> {
  newCount: number;
  /** Other enquiries with an open wish. */
  wishCount: number;
}

const ORDERS = { newest: NEWEST_FIRST, oldest: OLDEST_FIRST, waiting: LONGEST_WAIT_FIRST } as const;
const OWN = 'me';
const NOBODY = 'none';

@Injectable()
export class InboxService {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly edits: InboxEdits,
    private readonly views: EnquiryViews,
    private readonly people: PeopleDirectory,
    private readonly outbox: Outbox,
  ) {}

  async list({ limit, cursor, sort, assignee, ...filter }: EnquiryListQuery, actor: Actor): Promise<InboxPage> {
    const order = ORDERS[sort ?? 'newest'];
    const whose = assignee ? { assignee: assigneeOf(assignee, actor) } : {};
    const [{ items, nextCursor }, newCount, wishCount] = await Promise.all([
      this.enquiries.list({ ...filter, ...whose, isWaiting: sort === 'waiting' }, order, { limit, cursor }),
      this.enquiries.countOtherWaiting(),
      this.enquiries.countWishes(),
    ]);
    return { items: await this.views.listed(items), nextCursor, newCount, wishCount };
  }

  async get(id: string): Promise<EnquiryWholeView> {
    return this.views.whole(await this.edits.current(id, null));
  }

  async edit(id: string, edit: EnquiryEdit, expected: number | null, actor: Actor): Promise<EnquiryWholeView> {
    const assignee = edit.assignee === undefined ? undefined : await this.known(edit.assignee, actor);
    const at = callMoment();
    const changes = { ...edit, assignee };
    return this.views.whole(await this.edits.change(id, (seen) => afterEdit(seen, changes, { at, by: actor.userId }), expected));
  }

  /** Queues an email before the message is stored; chat messages are only recorded. Idempotent. */
  async answer(id: string, creation: Creation, message: StaffMessage, actor: Actor): Promise<EnquiryWholeView> {
    const enquiry = await this.edits.current(id, null);
    rejectErased(enquiry);
    const earlier = enquiry.messages.find((one) => one.id === creation.id);
    if (earlier) return this.repeated(creation, earlier, enquiry);
    const to = contactOf(enquiry, message.channel);
    if (!to) throw invalidFields({ channel: toFieldError({ code: 'contact_missing', params: {} }, message.channel) });
    requireRoom(enquiry.messages.length, LIMITS.enquiryMessages);
    if (message.channel === 'email') await this.outbox.putAbout(ANSWER_EMAIL, to, answerAbout(id, creation.id));
    const sentMessage: EnquiryMessage = {
      id: creation.id,
      at: callMoment(),
      from: 'staff',
      by: actor.userId,
      channel: message.channel,
      subject: message.subject || null,
      text: message.text,
      createdByCall: creation.fingerprint,
    };
    return this.views.whole(await this.edits.change(id, (seen) => afterMessage(seen, sentMessage), null));
  }

  async note(id: string, creation: Creation, text: string, actor: Actor): Promise<EnquiryWholeView> {
    const enquiry = await this.edits.current(id, null);
    const earlier = enquiry.notes.find((one) => one.id === creation.id);
    if (earlier) return this.repeated(creation, earlier, enquiry);
    requireRoom(enquiry.notes.length, LIMITS.enquiryNotes);
    const note: EnquiryNote = { id: creation.id, at: callMoment(), by: actor.userId, text, createdByCall: creation.fingerprint };
    return this.views.whole(await this.edits.change(id, (seen) => afterNote(seen, note), null));
  }

  private repeated(creation: Creation, { createdByCall }: { createdByCall?: string | undefined }, enquiry: EnquiryDocument) {
    requireSameCall(creation, createdByCall);
    noteUnchanged();
    return this.views.whole(enquiry);
  }

  private async known(assignee: string | null, actor: Actor): Promise<string | null> {
    if (assignee === null) return null;
    const id = assigneeOf(assignee, actor);
    if (id === null || id === actor.userId) return id;
    const [person] = await this.people.find([id]);
    if (!person?.isStaff) throw invalidFields({ assignee: toFieldError({ code: 'unknown_references', params: { keys: id } }, 'Assignee') });
    return id;
  }
}

function assigneeOf(assignee: string, { userId }: Actor): string | null {
  if (assignee === NOBODY) return null;
  return assignee === OWN ? userId : assignee;
}

function contactOf({ email, phone, wechat }: EnquiryDocument, channel: ContactChannel): string | null {
  return { email, whatsapp: phone, wechat }[channel];
}

function requireRoom(present: number, max: number): void {
  if (present >= max) throw new AppError('enquiry_full', { max });
}
