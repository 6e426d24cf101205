import { Schema } from 'mongoose';

/** A passkey of an account: what its answers are checked with. The key itself never leaves the authenticator. */
export interface Passkey {
  /** UUID. */
  id: string;
  /** As the authenticator calls it, base64url. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** Of the authenticator, at the last answer; 0 for ever where it counts none. */
  counter: number;
  /** How browsers reach the authenticator. */
  transports: string[];
  /** Its owner has it on other devices, too. */
  isSynced: boolean;
  name: string;
  createdAt: Date;
  lastUsedAt?: Date;
  /** Of the name. */
  version: number;
}

export const passkey = new Schema<Passkey>(
  {
    id: { type: String, required: true },
    credentialId: { type: String, required: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], required: true },
    isSynced: { type: Boolean, required: true },
    name: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date },
    version: { type: Number, required: true },
  },
  { _id: false },
);
