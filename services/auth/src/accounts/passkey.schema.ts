import { Schema } from 'mongoose';

/** Public part of a passkey, to check its answers. The private key never leaves the authenticator. */
export interface Passkey {
  /** UUID. */
  id: string;
  /** Credential id from the authenticator, base64url. */
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** The authenticator's counter at the last answer; always 0 if it does not count. */
  counter: number;
  /** How browsers reach the authenticator. */
  transports: string[];
  /** True if the passkey is synchronised to other devices of its owner. */
  isSynced: boolean;
  name: string;
  createdAt: Date;
  lastUsedAt?: Date;
  /** Version of the name. */
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
