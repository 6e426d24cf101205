import { Schema } from 'mongoose';

/** `dropped`: there was nothing to send. */
export const EMAIL_STATES = ['waiting', 'sent', 'failed', 'dropped'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** A queued or sent email. Its content is composed when it is sent and never stored, because it may contain secrets. */
export interface EmailDocument {
  _id: string;
  kind: string;
  to: string;
  /** Id of the record that the email is about; only its composer reads it. */
  about?: string;
  state: EmailState;
  createdAt: Date;
  attempts: number;
  /** The email is not claimed before this time: a mail worker is sending it, or a recent attempt failed. */
  notBefore: Date;
  /** The document is deleted at this time. */
  expiresAt: Date;
}

/** True if the email could not be delivered so far. */
export function isTroubled({ state, attempts }: EmailDocument): boolean {
  return state === 'failed' || (state === 'waiting' && attempts > 1);
}

/** MongoDB filter for emails that {@link isTroubled}. */
export const TROUBLED = { $or: [{ state: 'failed' as const }, { state: 'waiting' as const, attempts: { $gt: 1 } }] };

export const EMAIL_MODEL = 'Letter';

export const emailSchema = new Schema<EmailDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    to: { type: String, default: '' },
    about: String,
    state: { type: String, enum: EMAIL_STATES, required: true },
    createdAt: { type: Date, required: true },
    attempts: { type: Number, required: true },
    notBefore: { type: Date, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'letters', versionKey: false },
);

emailSchema.index({ state: 1, notBefore: 1 });
emailSchema.index({ about: 1 }, { sparse: true });
emailSchema.index({ to: 1, kind: 1, createdAt: 1 });
