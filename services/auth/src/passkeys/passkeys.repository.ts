import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Passkey } from '../accounts/passkey.schema.ts';
import type { TwoStep } from '../accounts/two-step.schema.ts';
import { USER_MODEL, type UserDocument } from '../accounts/user.schema.ts';

type Seen = Pick<UserDocument, '_id' | 'version'>;

/** Passkeys are stored in the account document. Each change is one conditional write. */
@Injectable()
export class PasskeysRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserDocument>) {}

  /** Returns false if a parallel answer was faster, or the passkey is removed. */
  async use(userId: string, { id, counter: seen }: Passkey, counter: number, now: Date): Promise<boolean> {
    const written = await this.users
      .updateOne(
        { _id: userId, status: 'active', passkeys: { $elemMatch: { id, counter: seen } } },
        { $set: { 'passkeys.$.counter': counter, 'passkeys.$.lastUsedAt': now } },
      )
      .exec();
    return written.matchedCount === 1;
  }

  /** `twoStep` is given if the account had no second step. False if the account has changed. */
  add({ _id, version }: Seen, passkey: Passkey, twoStep: TwoStep | undefined): Promise<boolean> {
    return this.write(
      { _id, version },
      { $push: { passkeys: passkey }, ...(twoStep && { $set: { twoStep }, $unset: { twoStepSetup: 1 } }), $inc: { version: 1 } },
    );
  }

  /** Returns false if the version differs, or the passkey is removed. */
  async rename(userId: string, { id, version }: Passkey, name: string): Promise<boolean> {
    const written = await this.users
      .updateOne(
        { _id: userId, status: 'active', passkeys: { $elemMatch: { id, version } } },
        { $set: { 'passkeys.$.name': name, 'passkeys.$.version': version + 1 }, $inc: { version: 1 } },
      )
      .exec();
    return written.matchedCount === 1;
  }

  /** `isLast` also removes the second step. False if the account has changed. */
  remove({ _id, version }: Seen, { id }: Passkey, isLast: boolean): Promise<boolean> {
    return this.write({ _id, version }, { $pull: { passkeys: { id } }, ...(isLast && { $unset: { twoStep: 1 } }), $inc: { version: 1 } });
  }

  private async write(seen: Seen, update: object): Promise<boolean> {
    return (await this.users.updateOne({ ...seen, status: 'active' }, update).exec()).matchedCount === 1;
  }
}
