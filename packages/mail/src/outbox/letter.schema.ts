import { Schema } from 'mongoose';

/** `dropped`: there was nothing to send. */
export const LETTER_STATES = ['waiting', 'sent', 'failed', 'dropped'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** A letter that is to be sent, or was. What it says is made when it is sent and never stored: it may hold secrets. */
export interface LetterDocument {
  /** UUID. */
  _id: string;
  /** Which composer writes it. */
  kind: string;
  to: string;
  /** Id of the record that the email is about; only its composer reads it. */
  about?: string;
  state: LetterState;
  createdAt: Date;
  /** How often it was taken on. */
  attempts: number;
  /** Nobody takes it on before this moment: somebody has it in hand, or it failed a while ago. */
  notBefore: Date;
  /** Forgotten from this moment on. */
  expiresAt: Date;
}

export const LETTER_MODEL = 'Letter';

export const letterSchema = new Schema<LetterDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    to: { type: String, default: '' },
    about: String,
    state: { type: String, enum: LETTER_STATES, required: true },
    createdAt: { type: Date, required: true },
    attempts: { type: Number, required: true },
    notBefore: { type: Date, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'letters', versionKey: false },
);

letterSchema.index({ state: 1, notBefore: 1 });
letterSchema.index({ about: 1 }, { sparse: true });
letterSchema.index({ to: 1, kind: 1, createdAt: 1 });
