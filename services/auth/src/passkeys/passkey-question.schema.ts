import { Schema } from 'mongoose';

/** `add`: register a passkey; `sign-in`: any account; `second-step`: the account whose password was right. */
export const PASSKEY_PURPOSES = ['add', 'sign-in', 'second-step'] as const;
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number];

/** A challenge that an authenticator has not answered yet. */
export interface PasskeyQuestionDocument {
  /** SHA-256 of the challenge. */
  _id: string;
  purpose: PasskeyPurpose;
  /** The session, or the sign-in between its two steps, that the challenge was created for. No other one may answer it. */
  asked?: string;
  expiresAt: Date;
}

export const QUESTION_LIFE_MS = 5 * 60_000;

export const PASSKEY_QUESTION_MODEL = 'PasskeyQuestion';

export const passkeyQuestionSchema = new Schema<PasskeyQuestionDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, enum: PASSKEY_PURPOSES, required: true },
    asked: { type: String },
    // MongoDB removes expired documents late, so readers check the date themselves.
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'passkey_questions', versionKey: false },
);
