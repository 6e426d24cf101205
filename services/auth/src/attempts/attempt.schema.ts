import { Schema } from 'mongoose';
import type { AttemptState } from './attempt-policy.ts';

export interface AttemptDocument extends AttemptState {
  /** Digest of what is counted, so that the collection holds no addresses. */
  _id: string;
  /** Raised by each write: replicas change a counter only if it is still what they read. */
  revision: number;
}

export const ATTEMPT_MODEL = 'LoginAttempt';

export const attemptSchema = new Schema<AttemptDocument>(
  {
    _id: { type: String, required: true },
    failures: { type: Number, required: true },
    blockedUntil: { type: Date, default: null },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
    revision: { type: Number, required: true },
  },
  { collection: 'login_attempts', versionKey: false },
);
