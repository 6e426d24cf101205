import { Schema } from 'mongoose';

/** The second step of an account. */
export interface TwoStep {
  /** Secret of the authenticator app, sealed (`SecretBox`). */
  secret: string;
  /** Number of the last half minute whose code was used; earlier codes are invalid. */
  lastTimeStep: number;
  /** Sealed digests of the remaining recovery codes (`RecoveryCodes`). */
  recoveryCodes: string[];
  /**
   * True if there is a passkey but no app. The secret is a random one that no user knows: older code, which does not know passkeys, still
   * asks for the second step because of it.
   */
  isAppless?: boolean;
}

export interface TwoStepSetup {
  /** Sealed like {@link TwoStep.secret}. */
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
