import { POSITIONS, type Position } from '@reefdesk/contracts/access';
import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { Schema } from 'mongoose';
import { type ExpectedLink, expectedLink } from '../accounts/user.schema.ts';

/** Invitation to staff; one per address. */
export interface InvitationDocument {
  _id: string;
  /** Lower-cased; unique. */
  email: string;
  position: Position;
  languages?: LanguageCode[];
  /** Language of the email. */
  language: LanguageCode;
  invitedBy: string;
  /** Id of the owner who invited; absent if the operator's command or earlier code did. */
  inviterId?: string;
  createdAt: Date;
  /** Expiry of the latest link, even before its email is sent. */
  expiresAt: Date;
  link?: ExpectedLink;
  /** Present once the link is used; the account is created from it, also after a restart. */
  acceptance?: Acceptance;
  forgetAt: Date;
}

export interface Acceptance {
  userId: string;
  fullname: string;
  passwordHash: string;
  acceptedAt: Date;
}

export const INVITATION_MODEL = 'Invitation';

const acceptance = new Schema<Acceptance>(
  {
    userId: { type: String, required: true },
    fullname: { type: String, required: true },
    passwordHash: { type: String, required: true },
    acceptedAt: { type: Date, required: true },
  },
  { _id: false },
);

export const invitationSchema = new Schema<InvitationDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true, unique: true },
    position: { type: String, enum: POSITIONS, required: true },
    languages: { type: [String], enum: LANGUAGE_CODES, default: undefined },
    language: { type: String, enum: LANGUAGE_CODES, required: true },
    invitedBy: { type: String, required: true },
    inviterId: { type: String },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    link: { type: expectedLink },
    acceptance: { type: acceptance },
    forgetAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'invitations', versionKey: false },
);

invitationSchema.index({ 'link.tokenHash': 1 }, { sparse: true });
