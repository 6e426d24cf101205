import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { Schema } from 'mongoose';
import { type ExpectedLink, expectedLink, type UserDocument } from './user.schema.ts';

/**
 * A registration whose address is not verified yet. The same address may have an account and other registrations, of other people: they
 * share nothing.
 */
export interface PendingAccountDocument {
  /** UUID that the account will have. */
  _id: string;
  /** In lower case. */
  email: string;
  fullname: string;
  /** argon2id, in PHC form. */
  passwordHash: string;
  language: LanguageCode;
  createdAt: Date;
  /** As an account's. */
  sessionEpoch?: number;
  /** Of the name, which is all of it that its holder edits; absent: the first. */
  version?: number;
  /** The link of the latest letter that makes the account. */
  emailVerification?: ExpectedLink;
  /** The link of the latest letter that is for a new password, and makes the account as well: it was in the same mailbox. */
  passwordReset?: ExpectedLink;
  /** Forgotten from this moment on. */
  expiresAt: Date;
}

/** How long somebody can go on without having verified the address. */
export const PENDING_LIFE_MS = 30 * 24 * 3_600_000;

export const PENDING_ACCOUNT_MODEL = 'PendingAccount';

export const pendingAccountSchema = new Schema<PendingAccountDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    fullname: { type: String, required: true },
    passwordHash: { type: String, required: true },
    language: { type: String, enum: LANGUAGE_CODES, required: true },
    createdAt: { type: Date, required: true },
    sessionEpoch: { type: Number },
    version: { type: Number },
    emailVerification: { type: expectedLink },
    passwordReset: { type: expectedLink },
    // The database sweeps late, so readers look at the date themselves.
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'pending_accounts', versionKey: false },
);

pendingAccountSchema.index({ email: 1, createdAt: -1 });
pendingAccountSchema.index({ 'emailVerification.tokenHash': 1 }, { sparse: true });
pendingAccountSchema.index({ 'passwordReset.tokenHash': 1 }, { sparse: true });

/** The customer that it is to its holder, and will be to everybody. */
export function customerOf({ _id, email, fullname, passwordHash, language, createdAt, ...pending }: PendingAccountDocument): UserDocument {
  return {
    _id,
    fullname,
    name: fullname,
    email,
    passwordHash,
    role: 'customer',
    status: 'active',
    language,
    createdAt,
    ...(pending.sessionEpoch !== undefined && { sessionEpoch: pending.sessionEpoch }),
    version: pending.version ?? 1,
  };
}
