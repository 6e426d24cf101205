import {
  CONTACT_CHANNELS,
  type ContactChannel,
  ENQUIRY_CHANGES,
  ENQUIRY_STATES,
  ENQUIRY_WISHES,
  type EnquiryChange,
  type EnquiryState,
  type EnquiryWish,
  MESSAGE_CHANNELS,
  type MessageChannel,
} from '@reefdesk/contracts/enquiries/values';
import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { MOMENT, MOMENT_OR_NULL, NUMBER_OR_NULL, PART, TEXT, TEXT_OR_NULL } from '@reefdesk/service-kit/mongo/field-kinds';
import { localisedField } from '@reefdesk/service-kit/mongo/localised.schema';
import type { VersionedDocument } from '@reefdesk/service-kit/records/versioned-documents';
import { Schema } from 'mongoose';
import type { RequestedPackage } from '../travels/travel-names.ts';

export interface EnquiryMessage {
  /** UUID from the request, so that a retry does not add the message again. */
  id: string;
  at: Date;
  from: 'guest' | 'staff';
  /** `user_id`; null for the guest. */
  by: string | null;
  channel: MessageChannel;
  subject: string | null;
  text: string;
  createdByCall?: string | undefined;
}

export interface EnquiryNote {
  id: string;
  at: Date;
  by: string;
  text: string;
  createdByCall?: string | undefined;
}

export interface HistoryEntry {
  at: Date;
  /** `user_id`; null for the guest or the system. */
  by: string | null;
  what: EnquiryChange;
  before: string | null;
  after: string | null;
}

export interface EnquiryContacts {
  email: string | null;
  phone: string | null;
  wechat: string | null;
}

/** One document, so that each change is one atomic write. */
export interface EnquiryDocument extends VersionedDocument, EnquiryContacts {
  /** Two letters, a dash, six characters. */
  reference: string;
  /** Opens the guest's page. Stored in plain text, because retries and emails need the same address. */
  token: string;
  state: EnquiryState;
  signs: string[];
  /** Empty after erasure. */
  name: string;
  preferredChannel: ContactChannel;
  language: LanguageCode;
  package: RequestedPackage | null;
  /** Absent in older documents. */
  departureId?: string | null;
  /** Absent if the departure had places when the guest asked (DEP-12). */
  waitlist?: 'waiting' | 'left';
  dates: { from: string | null; to: string | null; month: string | null };
  party: { divers: number | null; guests: number | null; children: number | null };
  certification: string | null;
  messages: EnquiryMessage[];
  notes: EnquiryNote[];
  history: HistoryEntry[];
  tags: string[];
  assignee: string | null;
  /** Last message of the guest, shortened. */
  lastWords: string;
  /** First unanswered message; null if everything is answered. */
  waitingSince: Date | null;
  answeredAt: Date | null;
  /** Change or cancellation that the guest asked for, until staff answer; absent in older documents. */
  wish?: EnquiryWish | null;
  erasedAt: Date | null;
  /** Search words (`search-words.ts`). */
  words: string[];
}

export type ListedEnquiry = Omit<EnquiryDocument, 'messages' | 'notes' | 'history' | 'words'>;

export const ENQUIRY_MODEL = 'Enquiry';

const messageSchema = new Schema<EnquiryMessage>(
  {
    id: TEXT,
    at: MOMENT,
    from: { type: String, enum: ['guest', 'staff'], required: true },
    by: TEXT_OR_NULL,
    channel: { type: String, enum: MESSAGE_CHANNELS, required: true },
    subject: TEXT_OR_NULL,
    text: { type: String, default: '' },
    createdByCall: String,
  },
  PART,
);

const noteSchema = new Schema<EnquiryNote>({ id: TEXT, at: MOMENT, by: TEXT, text: TEXT, createdByCall: String }, PART);

const historySchema = new Schema<HistoryEntry>(
  {
    at: MOMENT,
    by: TEXT_OR_NULL,
    what: { type: String, enum: ENQUIRY_CHANGES, required: true },
    before: TEXT_OR_NULL,
    after: TEXT_OR_NULL,
  },
  PART,
);

const packageSchema = new Schema<RequestedPackage>({ slug: TEXT, name: localisedField() }, PART);

export const enquirySchema = new Schema<EnquiryDocument>(
  {
    _id: TEXT,
    version: { type: Number, required: true },
    createdAt: MOMENT,
    updatedAt: MOMENT,
    createdByCall: String,
    reference: TEXT,
    token: TEXT,
    state: { type: String, enum: ENQUIRY_STATES, required: true },
    signs: [String],
    name: { type: String, default: '' },
    email: TEXT_OR_NULL,
    phone: TEXT_OR_NULL,
    wechat: TEXT_OR_NULL,
    preferredChannel: { type: String, enum: CONTACT_CHANNELS, required: true },
    language: { type: String, enum: LANGUAGE_CODES, required: true },
    package: { type: packageSchema, default: null },
    departureId: TEXT_OR_NULL,
    waitlist: { type: String, enum: ['waiting', 'left'] },
    dates: { from: TEXT_OR_NULL, to: TEXT_OR_NULL, month: TEXT_OR_NULL },
    party: { divers: NUMBER_OR_NULL, guests: NUMBER_OR_NULL, children: NUMBER_OR_NULL },
    certification: TEXT_OR_NULL,
    messages: [messageSchema],
    notes: [noteSchema],
    history: [historySchema],
    tags: [String],
    assignee: TEXT_OR_NULL,
    lastWords: { type: String, default: '' },
    waitingSince: MOMENT_OR_NULL,
    answeredAt: MOMENT_OR_NULL,
    wish: { type: String, enum: [...ENQUIRY_WISHES, null], default: null },
    erasedAt: MOMENT_OR_NULL,
    words: [String],
  },
  { collection: 'enquiries', versionKey: false },
);

// Without personal data, which must not remain in the audit log after erasure (ENQ-19).
audited(enquirySchema, {
  kind: 'enquiries',
  name: ({ reference }) => reference,
  fields: ({ state, assignee }) => ({ state, assignee }),
});

enquirySchema.index({ reference: 1 }, { unique: true });
enquirySchema.index({ token: 1 }, { unique: true });
enquirySchema.index({ createdAt: -1, _id: -1 });
enquirySchema.index({ state: 1, createdAt: -1, _id: -1 });
enquirySchema.index({ state: 1, updatedAt: -1 });
enquirySchema.index({ 'package.slug': 1, createdAt: -1 });
enquirySchema.index({ waitlist: 1, departureId: 1 }, { partialFilterExpression: { waitlist: 'waiting' } });
enquirySchema.index({ assignee: 1, createdAt: -1 });
enquirySchema.index({ email: 1, createdAt: -1, _id: -1 });
enquirySchema.index({ wish: 1, createdAt: -1 });
enquirySchema.index({ waitingSince: 1, _id: 1, state: 1 });
enquirySchema.index({ words: 1 });
enquirySchema.index({ erasedAt: 1, updatedAt: 1 });
