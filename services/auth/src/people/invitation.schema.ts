import { POSITIONS, type Position } from '@reefdesk/contracts/access';
import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { Schema } from 'mongoose';
import { type ExpectedLink, expectedLink } from '../accounts/user.schema.ts';

/** Somebody who is to become staff. One of each address. */
export interface InvitationDocument {
  /** UUID. */
  _id: string;
  /** Lower-cased; unique. */
  email: string;
  position: Position;
  /** Of a translator alone. */
  languages?: LanguageCode[];
  /** Of the letter. */
  language: LanguageCode;
  /** Name of who invited; the letter says it. */
  invitedBy: string;
  /** Id of the owner who invited; absent if the operator's command or earlier code did. */
  inviterId?: string;
  createdAt: Date;
  /** Until when the link of the latest letter works, or will have worked once it is written. */
  expiresAt: Date;
  /** The link of the latest letter. */
  link?: ExpectedLink;
  /** Somebody used the link: the account is being made of this, by whoever comes next if need be. */
  acceptance?: Acceptance;
  /** Forgotten from this moment on. */
  forgetAt: Date;
}

export interface Acceptance {
  /** UUID that a new account gets. */
  userId: string;
  fullname: string;
  /** argon2id, in PHC form. */
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
