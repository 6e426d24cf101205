import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { emailTaken } from './email-taken.ts';
import { type ExpectedReset, USER_MODEL, type UserDocument } from './user.schema.ts';

const ENDS_SESSIONS = { version: 1, sessionEpoch: 1 };
/** A link to a new password that is still on its way is void. */
const VOIDS_LINK = { passwordReset: 1 };

@Injectable()
export class UsersRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserDocument>) {}

  /** Throws `email_taken`: two at once are told apart by the unique index, which must therefore stand first. */
  async insert(user: UserDocument): Promise<void> {
    await this.users.init();
    try {
      await this.users.create(user);
    } catch (error) {
      if (isDuplicateOf(error, 'email')) throw emailTaken(error);
      throw error;
    }
  }

  findById(id: string): Promise<UserDocument | null> {
    return this.users.findById(id).lean<UserDocument>().exec();
  }

  findByEmail(email: string): Promise<UserDocument | null> {
    return this.users.findOne({ email }).lean<UserDocument>().exec();
  }

  async hasAdmin(): Promise<boolean> {
    return (await this.users.exists({ role: 'admin' })) !== null;
  }

  async hasOtherActiveAdmin(id: string): Promise<boolean> {
    return (await this.users.exists({ role: 'admin', status: 'active', _id: { $ne: id } })) !== null;
  }

  async enable(id: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { status: 'active' }, $inc: { version: 1 } }).exec();
  }

  async disable(id: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { status: 'disabled' }, $inc: ENDS_SESSIONS, $unset: VOIDS_LINK }).exec();
  }

  async setPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { passwordHash }, $inc: ENDS_SESSIONS, $unset: VOIDS_LINK }).exec();
  }

  /** The account as it is now; null when the hash is no longer `seen`, or the account no longer active. */
  replacePasswordHash(id: string, seen: string, passwordHash: string): Promise<UserDocument | null> {
    return this.users
      .findOneAndUpdate(
        { _id: id, passwordHash: seen, status: 'active' },
        { $set: { passwordHash }, $inc: ENDS_SESSIONS, $unset: VOIDS_LINK },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }

  /** In place of an earlier link; false when one that was asked for later stands, or the account is no longer active. */
  async expectReset(id: string, reset: ExpectedReset): Promise<boolean> {
    const none = { passwordReset: { $exists: false } };
    const earlier = { 'passwordReset.askedAt': { $lte: reset.askedAt } };
    const written = await this.users
      .updateOne({ _id: id, status: 'active', $or: [none, earlier] }, { $set: { passwordReset: reset }, $inc: { version: 1 } })
      .exec();
    return written.matchedCount === 1;
  }

  async expectsReset(tokenHash: string, now: Date): Promise<boolean> {
    return (await this.users.exists(resettable(tokenHash, now))) !== null;
  }

  /** The account with its new password, and the link used up; null when the link is none, or none any more. */
  useReset(tokenHash: string, now: Date, passwordHash: string): Promise<UserDocument | null> {
    return this.users
      .findOneAndUpdate(
        resettable(tokenHash, now),
        { $set: { passwordHash }, $inc: ENDS_SESSIONS, $unset: VOIDS_LINK },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }
}

function resettable(tokenHash: string, now: Date) {
  return { 'passwordReset.tokenHash': tokenHash, 'passwordReset.expiresAt': { $gt: now }, status: 'active' as const };
}
