import { Schema } from 'mongoose';
import type { StaffState } from './staff-state.ts';

/** A change by which somebody is to be an active owner no longer. */
export interface OwnerLeave {
  userId: string;
  /** Of the account, as it was looked at; over another one the change is none. */
  version: number;
  state: StaffState;
  /** Its entry in the audit. */
  changedIn?: string;
}

/** There is one: whoever holds its revision knows that no owner has left since they counted. */
export interface StaffTurnDocument {
  _id: string;
  revision: number;
  /** Decided, and maybe not made yet; whoever comes next makes it first. */
  leave: OwnerLeave | null;
}

export const STAFF_TURN_MODEL = 'StaffTurn';

export const staffTurnSchema = new Schema<StaffTurnDocument>(
  { _id: { type: String, required: true }, revision: { type: Number, required: true }, leave: { type: Schema.Types.Mixed, default: null } },
  { collection: 'staff_turns', versionKey: false },
);
