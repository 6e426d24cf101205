import { Schema } from 'mongoose';

/** Half a sign-in: the password was right. */
export interface ChallengeDocument {
  /** SHA-256 of what the browser holds. */
  _id: string;
  userId: string;
  /** The account's `sessionEpoch` when the password was right: whatever ends all sessions ends this as well. */
  epoch: number;
  remembered: boolean;
  /** Mark of the request that has used it up. */
  takenBy?: string;
  expiresAt: Date;
}

export const CHALLENGE_LIFE_MS = 10 * 60_000;

export const CHALLENGE_MODEL = 'SignInChallenge';

export const challengeSchema = new Schema<ChallengeDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    epoch: { type: Number, required: true },
    remembered: { type: Boolean, required: true },
    takenBy: { type: String },
    // The database sweeps late, so readers look at the date themselves.
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'sign_in_challenges', versionKey: false },
);
