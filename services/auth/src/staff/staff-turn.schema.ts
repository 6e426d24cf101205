import { Schema } from 'mongoose';
import type { StaffState } from './staff-state.ts';

/** A change after which a user is no longer an active owner. */
export interface OwnerLeave {
  userId: string;
  /** Version of the account that the change applies to; it has no effect on another version. */
  version: number;
  state: StaffState;
  /** Id of the audit entry. */
  changedIn?: string;
}

/** A single document. Its revision proves that no owner has left since a request counted them. */
export interface StaffTurnDocument {
  _id: string;
  revision: number;
  /** Decided, but possibly not made yet; the next request completes it. */
  leave: OwnerLeave | null;
}

export const STAFF_TURN_MODEL = 'StaffTurn';

export const staffTurnSchema = new Schema<StaffTurnDocument>(
  { _id: { type: String, required: true }, revision: { type: Number, required: true }, leave: { type: Schema.Types.Mixed, default: null } },
  { collection: 'staff_turns', versionKey: false },
);
