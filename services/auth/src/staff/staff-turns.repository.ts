import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { Schema } from 'mongoose';
import type { StaffState } from './staff-state.ts';

export interface OwnerLeave {
  userId: string;
  /** Version of the account that the change applies to. */
  version: number;
  state: StaffState;
  changedIn?: string;
}

/** The only document. Its revision proves that no owner has left since a request counted them. */
export interface StaffTurnDocument {
  _id: string;
  revision: number;
  /** Stored, but possibly not made yet; the next request completes it. */
  leave: OwnerLeave | null;
}

export const STAFF_TURN_MODEL = 'StaffTurn';

export const staffTurnSchema = new Schema<StaffTurnDocument>(
  { _id: { type: String, required: true }, revision: { type: Number, required: true }, leave: { type: Schema.Types.Mixed, default: null } },
  { collection: 'staff_turns', versionKey: false },
);

const ID = 'owners';

@Injectable()
export class StaffTurnsRepository {
  constructor(@InjectModel(STAFF_TURN_MODEL) private readonly turns: Model<StaffTurnDocument>) {}

  async read(): Promise<StaffTurnDocument> {
    const turn = await this.turns.findById(ID).lean<StaffTurnDocument>().exec();
    if (turn) return turn;
    try {
      await this.turns.create({ _id: ID, revision: 0, leave: null });
    } catch (error) {
      if (!isDuplicateOf(error, '_id')) throw error;
    }
    return this.read();
  }

  /** Returns false if another request was faster. */
  begin(revision: number, leave: OwnerLeave): Promise<boolean> {
    return this.write(revision, leave);
  }

  async end(revision: number): Promise<void> {
    await this.write(revision, null);
  }

  private async write(revision: number, leave: OwnerLeave | null): Promise<boolean> {
    const written = await this.turns.updateOne({ _id: ID, revision }, { $set: { leave, revision: revision + 1 } }).exec();
    return written.matchedCount === 1;
  }
}
