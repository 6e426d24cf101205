import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TwoStep } from '../users/two-step.schema.ts';
import { USER_MODEL, type UserDocument } from '../users/user.schema.ts';

const WITHOUT_APP = { $or: [{ twoStep: { $exists: false } }, { 'twoStep.isAppless': true }] };

/** The second step of an account, which stands in the account: each change is one write over what was seen. */
@Injectable()
export class TwoStepRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserDocument>) {}

  /** In place of an earlier one; false where there is an app by now. */
  async expectCodeOf(userId: string, secret: string): Promise<boolean> {
    const written = await this.users
      .updateOne({ _id: userId, status: 'active', ...WITHOUT_APP }, { $set: { twoStepSetup: { secret } }, $inc: { version: 1 } })
      .exec();
    return written.matchedCount === 1;
  }

  /** The account as it is now; null when `seen` is no longer what was set up. */
  enable(userId: string, seen: string, twoStep: TwoStep): Promise<UserDocument | null> {
    return this.users
      .findOneAndUpdate(
        { _id: userId, status: 'active', 'twoStepSetup.secret': seen, ...WITHOUT_APP },
        { $set: { twoStep }, $unset: { twoStepSetup: 1 }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }

  /** Takes the app away; `rest` is what stays for the passkeys. False where the account is another by now. */
  async disable({ _id, version }: Pick<UserDocument, '_id' | 'version'>, rest: TwoStep | undefined): Promise<boolean> {
    const update = rest
      ? { $set: { twoStep: rest }, $unset: { twoStepSetup: 1 }, $inc: { version: 1 } }
      : { $unset: { twoStep: 1, twoStepSetup: 1 }, $inc: { version: 1 } };
    return (await this.users.updateOne({ _id, version }, update).exec()).matchedCount === 1;
  }

  /** Uses the code of this half minute up; false when it, or a later one, was used already. */
  async useTimeStep(userId: string, secret: string, timeStep: number): Promise<boolean> {
    const written = await this.users
      .updateOne(
        { _id: userId, 'twoStep.secret': secret, 'twoStep.lastTimeStep': { $lt: timeStep } },
        { $set: { 'twoStep.lastTimeStep': timeStep } },
      )
      .exec();
    return written.modifiedCount === 1;
  }

  /** Uses a recovery code up; false when there is none, or none any more. */
  async useRecoveryCode(userId: string, digest: string): Promise<boolean> {
    const written = await this.users
      .updateOne({ _id: userId, 'twoStep.recoveryCodes': digest }, { $pull: { 'twoStep.recoveryCodes': digest } })
      .exec();
    return written.modifiedCount === 1;
  }

  listEnabled(): Promise<UserDocument[]> {
    return this.users
      .find({ twoStep: { $exists: true } })
      .lean<UserDocument[]>()
      .exec();
  }

  async reseal(userId: string, seen: string, secret: string): Promise<void> {
    await this.users.updateOne({ _id: userId, 'twoStep.secret': seen }, { $set: { 'twoStep.secret': secret } }).exec();
  }
}
