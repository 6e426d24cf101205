import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { USER_MODEL, type UserDocument } from '../users/user.schema.ts';

/** Accounts by who they are at the provider. */
@Injectable()
export class LinkedAccountsRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserDocument>) {}

  find(oidcIdentity: string): Promise<UserDocument | null> {
    return this.users.findOne({ oidcIdentity }).lean<UserDocument>().exec();
  }

  /**
   * False, and nothing changed, where another account has this identity, this account another one, or all its sessions have ended
   * since it was looked at: one who became staff in between has no link of before.
   */
  async link({ _id, role, sessionEpoch = 0 }: UserDocument, oidcIdentity: string): Promise<boolean> {
    // Two accounts of one identity are told apart by the unique index, which must therefore stand first.
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
   * A customer's account whose address the provider vouches for, linked. Where nobody had shown before that the address is theirs,
   * whoever chose its password may be somebody else: the password, passkeys and all sessions are void then. An app's second step is
   * asked for as before. Null where it is another by now.
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
