import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { type OwnerLeave, STAFF_TURN_MODEL, type StaffTurnDocument } from './staff-turn.schema.ts';

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

  /** False when somebody else was faster. */
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
