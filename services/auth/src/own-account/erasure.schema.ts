import { Schema } from 'mongoose';

/** An account that its customer erases: here from before it goes until nothing is left to do. */
export interface ErasureDocument {
  /** Of the account. */
  _id: string;
  email: string;
  /** Somebody has shown that the address is theirs: enquiries that name it are the person's own. */
  isVerified: boolean;
  /** Of when the right password was given: an account with another one is another decision. */
  passwordHash: string;
  /** What comes later is not the person's who asked. */
  at: Date;
  /** Until then, one replica completes the erasure and the others leave it alone. Absent: none has begun, or its attempt failed. */
  leasedUntil?: Date;
}

export const ERASURE_MODEL = 'Erasure';

export const erasureSchema = new Schema<ErasureDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    isVerified: { type: Boolean, required: true },
    passwordHash: { type: String, required: true },
    at: { type: Date, required: true },
    leasedUntil: Date,
  },
  { collection: 'erasures', versionKey: false },
);
