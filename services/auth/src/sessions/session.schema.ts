import { Schema } from 'mongoose';
import type { SessionClient } from './session-client.ts';

export interface SessionDocument {
  /** SHA-256 of the cookie's value, so that read access to the database opens no session. */
  _id: string;
  userId: string;
  /** The account's `sessionEpoch` when the session was opened. */
  epoch?: number;
  remembered: boolean;
  client?: SessionClient;
  createdAt: Date;
  /** Written at most once a minute. */
  lastSeenAt: Date;
  expiresAt: Date;
}

export const SESSION_MODEL = 'Session';

const sessionClient = new Schema<SessionClient>(
  { browser: { type: String, default: '' }, system: { type: String, default: '' }, network: { type: String, default: '' } },
  { _id: false },
);

export const sessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    epoch: { type: Number },
    remembered: { type: Boolean, required: true },
    client: { type: sessionClient },
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    // MongoDB removes expired documents late, so readers check the date themselves.
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'sessions', versionKey: false },
);

interface Owner {
  sessionEpoch?: number;
}

export function epochOf({ sessionEpoch = 0 }: Owner): number {
  return sessionEpoch;
}

/** Returns false if all sessions of the account were ended since. */
export function isCurrent({ epoch = 0 }: { epoch?: number }, owner: Owner): boolean {
  return epoch === epochOf(owner);
}
