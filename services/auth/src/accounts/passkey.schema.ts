import { Schema } from 'mongoose';

export interface Passkey {
  id: string;
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Counter of the last answer; always 0 if the authenticator does not count. */
  counter: number;
  transports: string[];
  /** True if the passkey is synchronised to other devices. */
  isSynced: boolean;
  name: string;
  createdAt: Date;
  lastUsedAt?: Date;
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
