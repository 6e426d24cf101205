import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { Schema } from 'mongoose';
import { type ExpectedLink, expectedLink, type UserDocument } from './user.schema.ts';

/** A registration with an unverified address. It shares nothing with an account or other registrations of the same address. */
export interface PendingAccountDocument {
  _id: string;
  email: string;
  fullname: string;
  passwordHash: string;
  language: LanguageCode;
  createdAt: Date;
  sessionEpoch?: number;
  /** Version of the name; absent means 1. */
  version?: number;
  /** Link of the latest verification email. */
  emailVerification?: ExpectedLink;
  /** Link of the latest password email. It also creates the account, because it proves access to the same mailbox. */
  passwordReset?: ExpectedLink;
  expiresAt: Date;
}

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
    // MongoDB removes expired documents late, so readers check the date themselves.
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'pending_accounts', versionKey: false },
);

pendingAccountSchema.index({ email: 1, createdAt: -1 });
pendingAccountSchema.index({ 'emailVerification.tokenHash': 1 }, { sparse: true });
pendingAccountSchema.index({ 'passwordReset.tokenHash': 1 }, { sparse: true });

/** Returns the account that the registration will become. */
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
