import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { Schema } from 'mongoose';

/** Who asked for an account at an address, until the link of the letter makes it, or the time is over. The latest one counts. */
export interface RegistrationDocument {
  /** The address, lower-cased. */
  _id: string;
  /** UUID that the account will have. */
  userId: string;
  fullname: string;
  /** argon2id, in PHC form. */
  passwordHash: string;
  language: LanguageCode;
  /** SHA-256 of the token of the link, once its letter leaves: reading the database makes no account. */
  tokenHash?: string;
  /** Forgotten from this moment on. */
  expiresAt: Date;
}

export const REGISTRATION_MODEL = 'Registration';

export const registrationSchema = new Schema<RegistrationDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    fullname: { type: String, required: true },
    passwordHash: { type: String, required: true },
    language: { type: String, enum: LANGUAGE_CODES, required: true },
    tokenHash: { type: String },
    // The database sweeps late, so readers look at the date themselves.
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'registrations', versionKey: false },
);

registrationSchema.index({ tokenHash: 1 }, { sparse: true });
