import { Schema } from 'mongoose';

export interface DeviceDocument {
  /** Digest of the cookie's value and the account together: the collection tells neither of the two. */
  _id: string;
  /** Forgotten from this moment on; each sign-in moves it. */
  expiresAt: Date;
}

export const DEVICE_MODEL = 'KnownDevice';

export const deviceSchema = new Schema<DeviceDocument>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } } },
  { collection: 'known_devices', versionKey: false },
);
