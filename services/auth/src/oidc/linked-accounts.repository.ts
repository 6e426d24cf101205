import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { USER_MODEL, type UserDocument } from '../accounts/user.schema.ts';

@Injectable()
export class LinkedAccountsRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserDocument>) {}

  find(oidcIdentity: string): Promise<UserDocument | null> {
    return this.users.findOne({ oidcIdentity }).lean<UserDocument>().exec();
  }

  /**
   * Returns false on a conflict, or if the sessions were ended since, so that a customer who has just become staff does not keep the link.
   */
  async link({ _id, role, sessionEpoch = 0 }: UserDocument, oidcIdentity: string): Promise<boolean> {
    // The unique index prevents two accounts with one identity, so it must exist before the write.
    await this.users.init();
    const same = { _id, role, status: 'active' as const, sessionEpoch: sessionEpoch === 0 ? { $in: [0, null] } : sessionEpoch };
    const free = { $or: [{ oidcIdentity: { $exists: false } }, { oidcIdentity }] };
    try {
      const written = await this.users.updateOne({ ...same, ...free }, { $set: { oidcIdentity }, $inc: { version: 1 } }).exec();
      return written.matchedCount === 1;
    } catch (error) {
      if (isDuplicateOf(error, 'oidcIdentity')) return false;
      throw error;
    }
  }

  async unlink(userId: string): Promise<void> {
    await this.users.updateOne({ _id: userId }, { $unset: { oidcIdentity: 1 }, $inc: { version: 1 } }).exec();
  }

  /**
   * Links a customer's account. If its address was never verified here, the password, passkeys and sessions become invalid, because another
   * person may have created them. Null if the account has changed.
   */
  async adopt(
    { _id, version, emailVerified, twoStep }: UserDocument,
    oidcIdentity: string,
    unknownHash: string,
  ): Promise<UserDocument | null> {
    await this.users.init();
    const wasTheirs = emailVerified === true;
    return this.users
      .findOneAndUpdate(
        { _id, version, role: 'customer', status: 'active', oidcIdentity: { $exists: false } },
        {
          $set: { oidcIdentity, emailVerified: true, ...(!wasTheirs && { passwordHash: unknownHash }) },
          $inc: { version: 1, ...(!wasTheirs && { sessionEpoch: 1 }) },
          ...(!wasTheirs && {
            $unset: { passwordReset: 1, emailVerification: 1, twoStepSetup: 1, passkeys: 1, ...(twoStep?.isAppless && { twoStep: 1 }) },
          }),
        },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }
}
