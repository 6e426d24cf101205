import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TwoStep, TwoStepSetup } from '../accounts/two-step.schema.ts';
import { USER_MODEL, type UserDocument } from '../accounts/user.schema.ts';

const WITHOUT_APP = { $or: [{ twoStep: { $exists: false } }, { 'twoStep.isAppless': true }] };

/** The second step is stored in the account document. Each change is one conditional write. */
@Injectable()
export class TwoStepRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserDocument>) {}

  /** Returns false if an app has been enabled in the meantime. */
  async expectCodeOf(userId: string, twoStepSetup: TwoStepSetup): Promise<boolean> {
    const written = await this.users
      .updateOne({ _id: userId, status: 'active', ...WITHOUT_APP }, { $set: { twoStepSetup }, $inc: { version: 1 } })
      .exec();
    return written.matchedCount === 1;
  }

  /** Returns null if `seen` is no longer the secret of the setup. */
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

  /** `rest` is the second step that remains for passkeys. False if the account has changed. */
  async disable({ _id, version }: Pick<UserDocument, '_id' | 'version'>, rest: TwoStep | undefined): Promise<boolean> {
    const update = rest
      ? { $set: { twoStep: rest }, $unset: { twoStepSetup: 1 }, $inc: { version: 1 } }
      : { $unset: { twoStep: 1, twoStepSetup: 1 }, $inc: { version: 1 } };
    return (await this.users.updateOne({ _id, version }, update).exec()).matchedCount === 1;
  }

  /** Returns false if this code or a later one was used already. */
  async useTimeStep(userId: string, secret: string, timeStep: number): Promise<boolean> {
    const written = await this.users
      .updateOne(
        { _id: userId, 'twoStep.secret': secret, 'twoStep.lastTimeStep': { $lt: timeStep } },
        { $set: { 'twoStep.lastTimeStep': timeStep } },
      )
      .exec();
    return written.modifiedCount === 1;
  }

  async useRecoveryCode(userId: string, stored: string): Promise<boolean> {
    const written = await this.users
      .updateOne({ _id: userId, 'twoStep.recoveryCodes': stored }, { $pull: { 'twoStep.recoveryCodes': stored } })
      .exec();
    return written.modifiedCount === 1;
  }

  listEnabled(): Promise<UserDocument[]> {
    return this.users
      .find({ twoStep: { $exists: true } })
      .lean<UserDocument[]>()
      .exec();
  }

  /** Does nothing if the second step has changed. */
  async reseal(userId: string, seen: TwoStep, { secret, recoveryCodes }: Pick<TwoStep, 'secret' | 'recoveryCodes'>): Promise<void> {
    await this.users
      .updateOne(
        { _id: userId, 'twoStep.secret': seen.secret, 'twoStep.recoveryCodes': seen.recoveryCodes },
        { $set: { 'twoStep.secret': secret, 'twoStep.recoveryCodes': recoveryCodes } },
      )
      .exec();
  }
}
