import { Schema } from 'mongoose';
import type { SessionClient } from './session-client.ts';

export interface SessionDocument {
  /** SHA-256 of the cookie's value: reading the database does not give anybody a session. */
  _id: string;
  userId: string;
  /** The owner's `sessionEpoch` when it was opened. */
  epoch?: number;
  remembered: boolean;
  /** Where it began; absent in those from before it was kept. */
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
    // The database sweeps late, so readers look at the date themselves.
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'sessions', versionKey: false },
);

interface Owner {
  sessionEpoch?: number;
}

/** What a session opened now is marked with. */
export function epochOf({ sessionEpoch = 0 }: Owner): number {
  return sessionEpoch;
}

/** False for a session from before all sessions of its owner were ended. */
export function isCurrent({ epoch = 0 }: { epoch?: number }, owner: Owner): boolean {
  return epoch === epochOf(owner);
}
