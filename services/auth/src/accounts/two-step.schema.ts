import { Schema } from 'mongoose';

export interface TwoStep {
  /** Sealed by `SecretBox`. */
  secret: string;
  /** Number of the last half minute whose code was used; earlier codes are invalid. */
  lastTimeStep: number;
  recoveryCodes: string[];
  /** True if there are passkeys only. The secret is random, so that older code without passkeys still asks for a second step. */
  isAppless?: boolean;
}

export interface TwoStepSetup {
  secret: string;
  /** Session in which the password was given. */
  sessionId: string;
}

export const twoStep = new Schema<TwoStep>(
  {
    secret: { type: String, required: true },
    lastTimeStep: { type: Number, required: true },
    recoveryCodes: { type: [String], required: true },
    isAppless: { type: Boolean },
  },
  { _id: false },
);

export const twoStepSetup = new Schema<TwoStepSetup>(
  { secret: { type: String, required: true }, sessionId: { type: String, required: true } },
  { _id: false },
);
