import { Schema } from 'mongoose';

/** `add`: a passkey; `sign-in`: of whichever account; `second-step`: of the account whose password was right. */
export const PASSKEY_PURPOSES = ['add', 'sign-in', 'second-step'] as const;
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number];

/** Something that an authenticator was asked, and has not answered yet. */
export interface PasskeyQuestionDocument {
  /** SHA-256 of the challenge that is to be signed. */
  _id: string;
  purpose: PasskeyPurpose;
  /** Who was asked: the session, or the sign-in between its two steps. Nobody else's answer counts. */
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
    // The database sweeps late, so readers look at the date themselves.
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'passkey_questions', versionKey: false },
);
