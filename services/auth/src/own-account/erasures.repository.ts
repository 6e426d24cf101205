import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Schema } from 'mongoose';
import { PENDING_ACCOUNT_MODEL, type PendingAccountDocument } from '../accounts/pending-account.schema.ts';
import { USER_MODEL, type UserDocument } from '../accounts/user.schema.ts';

/** An erasure, stored from the request until all steps are complete. */
export interface ErasureDocument {
  _id: string;
  email: string;
  /** If the address is verified, enquiries that name it belong to this user. */
  isVerified: boolean;
  /** Hash of the password that confirmed the erasure, which is void after a password change. */
  passwordHash: string;
  /** Time of the request. Data that is newer is not erased. */
  at: Date;
  /** Lease of the replica that completes the erasure. Absent if no attempt is running. */
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

  /** Replaces an earlier failed erasure of the same account. */
  async begin(erasure: ErasureDocument): Promise<void> {
    await this.erasures.replaceOne({ _id: erasure._id }, erasure, { upsert: true }).exec();
  }

  async end({ _id }: ErasureDocument): Promise<void> {
    await this.erasures.deleteOne({ _id }).exec();
  }

  /** Returns null if another replica has leased or completed the erasure. */
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
   * Returns true if the account no longer exists. Accounts of staff or with a new password stay. Pending registrations are removed first,
   * since they may become accounts.
   */
  async removeAccount({ _id, passwordHash }: ErasureDocument): Promise<boolean> {
    await this.pending.deleteOne({ _id, passwordHash }).exec();
    await this.users.deleteOne({ _id, passwordHash, role: 'customer' }).exec();
    return !(await this.pending.exists({ _id })) && !(await this.users.exists({ _id }));
  }
}
