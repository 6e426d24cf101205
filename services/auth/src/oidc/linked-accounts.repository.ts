import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { USER_MODEL, type UserDocument } from '../accounts/user.schema.ts';

/** Accounts by their identity at the sign-in provider. */
@Injectable()
export class LinkedAccountsRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserDocument>) {}

  find(oidcIdentity: string): Promise<UserDocument | null> {
    return this.users.findOne({ oidcIdentity }).lean<UserDocument>().exec();
  }

  /**
   * Returns false and changes nothing if another account has this identity, this account has another one, or its sessions were ended since
   * it was read. The latter prevents a customer who has just become staff from keeping the link.
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
   * Links a customer's account whose address the provider has verified. If the address was never verified here, another person may have
   * chosen the password: the password, passkeys and all sessions become invalid; an app's second step stays. Null if the account has
   * changed.
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
