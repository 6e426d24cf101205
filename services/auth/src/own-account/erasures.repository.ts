import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Schema } from 'mongoose';
import { PENDING_ACCOUNT_MODEL, type PendingAccountDocument } from '../accounts/pending-account.schema.ts';
import { USER_MODEL, type UserDocument } from '../accounts/user.schema.ts';

/** An account that its customer erases: here from before it goes until nothing is left to do. */
export interface ErasureDocument {
  /** Id of the account. */
  _id: string;
  email: string;
  /** Somebody has shown that the address is theirs: enquiries that name it are the person's own. */
  isVerified: boolean;
  /** Hash of the password that confirmed the erasure. If the password changes, the erasure no longer holds. */
  passwordHash: string;
  /** Time of the request. Data that is newer is not erased. */
  at: Date;
  /** Until then, one replica completes the erasure and the others leave it alone. Absent: none has begun, or its attempt failed. */
  leasedUntil?: Date;
}

export const ERASURE_MODEL = 'Erasure';

export const erasureSchema = new Schema<ErasureDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    isVerified: { type: Boolean, required: true },
    passwordHash: { type: String, required: true },
    at: { type: Date, required: true },
    leasedUntil: Date,
  },
  { collection: 'erasures', versionKey: false },
);

@Injectable()
export class ErasuresRepository {
  constructor(
    @InjectModel(ERASURE_MODEL) private readonly erasures: Model<ErasureDocument>,
    @InjectModel(USER_MODEL) private readonly users: Model<UserDocument>,
    @InjectModel(PENDING_ACCOUNT_MODEL) private readonly pending: Model<PendingAccountDocument>,
  ) {}

  /** In place of an earlier one of the same account that came to nothing. */
  async begin(erasure: ErasureDocument): Promise<void> {
    await this.erasures.replaceOne({ _id: erasure._id }, erasure, { upsert: true }).exec();
  }

  async end({ _id }: ErasureDocument): Promise<void> {
    await this.erasures.deleteOne({ _id }).exec();
  }

  /** Returns null if another replica has leased the erasure, or has ended it. */
  lease(_id: string, until: Date): Promise<ErasureDocument | null> {
    return this.erasures
      .findOneAndUpdate({ _id, leasedUntil: { $not: { $gt: new Date() } } }, { $set: { leasedUntil: until } })
      .lean<ErasureDocument>()
      .exec();
  }

  async release({ _id }: ErasureDocument): Promise<void> {
    await this.erasures.updateOne({ _id }, { $unset: { leasedUntil: 1 } }).exec();
  }

  list(): Promise<ErasureDocument[]> {
    return this.erasures.find().sort({ at: 1 }).lean<ErasureDocument[]>().exec();
  }

  /**
   * Whether there is no such account any more. One that became staff's, or has another password, since it was looked at stays. What
   * waits for its address goes first: it becomes an account, never the other way round.
   */
  async removeAccount({ _id, passwordHash }: ErasureDocument): Promise<boolean> {
    await this.pending.deleteOne({ _id, passwordHash }).exec();
    await this.users.deleteOne({ _id, passwordHash, role: 'customer' }).exec();
    return !(await this.pending.exists({ _id })) && !(await this.users.exists({ _id }));
  }
}
