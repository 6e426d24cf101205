import { Schema } from 'mongoose';

/** The second step of an account. */
export interface TwoStep {
  /** Of the authenticator app, sealed (`SecretBox`). */
  secret: string;
  /** Number of the half minute whose code was used last: it and all before it are worth nothing. */
  lastTimeStep: number;
  /** Digests of the recovery codes that are left. */
  recoveryCodes: string[];
  /**
   * There is no app, but a passkey: nobody was told the secret. It is there for code that knows no passkeys, which goes on asking for
   * the second step.
   */
  isAppless?: boolean;
}

export interface TwoStepSetup {
  /** As {@link TwoStep.secret}. */
  secret: string;
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

export const twoStepSetup = new Schema<TwoStepSetup>({ secret: { type: String, required: true } }, { _id: false });
