import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { emailTaken } from './email-taken.ts';
import { type ExpectedLink, USER_MODEL, type UserDocument } from './user.schema.ts';

export type LinkPurpose = 'passwordReset' | 'emailVerification';

const ENDS_SESSIONS = { version: 1, sessionEpoch: 1 };
const VOIDS_LINK = { passwordReset: 1 };
/** A customer's account with an unverified address: another person may have made it and chosen its ways in. */
const UNPROVED = { role: 'customer' as const, emailVerified: { $ne: true } };
const NO_PASSWORD = { passwordHash: { $exists: false } };
const VERIFIES = { emailVerified: true };
/** Accounts that a password link verifies, and sign-in methods that they lose. The second step of an app stays. */
const WAYS_IN = [
  // The link may come from the log, which proves nothing about the address.
  { which: NO_PASSWORD, proved: {}, voided: {} },
  { which: { $or: [{ emailVerified: true }, { role: 'admin' as const }] }, proved: VERIFIES, voided: {} },
  { which: { ...UNPROVED, 'twoStep.isAppless': { $ne: true } }, proved: VERIFIES, voided: { passkeys: 1, twoStepSetup: 1 } },
  { which: { ...UNPROVED, 'twoStep.isAppless': true }, proved: VERIFIES, voided: { passkeys: 1, twoStepSetup: 1, twoStep: 1 } },
];

@Injectable()
export class UsersRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserDocument>) {}

  /** Throws `email_taken`. The unique index rejects parallel inserts, so it must exist first. */
  async insert(user: UserDocument): Promise<void> {
    await this.users.init();
    try {
      await this.users.create(user);
    } catch (error) {
      if (isDuplicateOf(error, 'email')) throw emailTaken(error);
      throw error;
    }
  }

  /** Also returns true if this account exists already, so that an interrupted step can be repeated. */
  async insertOnce(user: UserDocument): Promise<boolean> {
    try {
      await this.insert(user);
    } catch (error) {
      const there = await this.findByEmail(user.email);
      if (!there) throw error;
      return there._id === user._id;
    }
    return true;
  }

  findById(id: string): Promise<UserDocument | null> {
    return this.users.findById(id).lean<UserDocument>().exec();
  }

  findByIds(ids: readonly string[]): Promise<UserDocument[]> {
    return this.users
      .find({ _id: { $in: [...ids] } })
      .lean<UserDocument[]>()
      .exec();
  }

  findByEmail(email: string): Promise<UserDocument | null> {
    return this.users.findOne({ email }).lean<UserDocument>().exec();
  }

  async removeTwoStep(id: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $unset: { twoStep: 1, twoStepSetup: 1, passkeys: 1 }, $inc: { version: 1 } }).exec();
  }

  async markSignedIn(id: string): Promise<boolean> {
    const written = await this.users.updateOne({ _id: id, signedInBefore: { $ne: true } }, { $set: { signedInBefore: true } }).exec();
    return written.modifiedCount === 1;
  }

  async hasAdmin(): Promise<boolean> {
    return (await this.users.exists({ role: 'admin' })) !== null;
  }

  async hasOwnerWithPassword(): Promise<boolean> {
    // Earlier code stored owners without a position.
    const owner = { role: 'admin' as const, status: 'active' as const, position: { $in: ['owner' as const, null] } };
    return (await this.users.exists({ ...owner, passwordHash: { $exists: true } })) !== null;
  }

  findAdminWithoutPassword(): Promise<UserDocument | null> {
    return this.users
      .findOne({ role: 'admin', ...NO_PASSWORD })
      .lean<UserDocument>()
      .exec();
  }

  async enable(id: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { status: 'active' }, $inc: { version: 1 } }).exec();
  }

  async disable(id: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { status: 'disabled' }, $inc: ENDS_SESSIONS, $unset: VOIDS_LINK }).exec();
  }

  async endSessions(id: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $inc: ENDS_SESSIONS }).exec();
  }

  async setPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { passwordHash }, $inc: ENDS_SESSIONS, $unset: VOIDS_LINK }).exec();
  }

  /** Returns null if the hash is no longer `seen`, or the account is not active. */
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

  /** Returns null and changes nothing if the version differs. */
  rename(id: string, version: number, fullname: string): Promise<UserDocument | null> {
    return this.users
      .findOneAndUpdate(
        { _id: id, version, status: 'active' },
        { $set: { fullname, name: fullname }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }

  /** Replaces an earlier link; false if there is a newer link, or the account is not active. */
  async expectLink(id: string, purpose: LinkPurpose, link: ExpectedLink): Promise<boolean> {
    const none = { [purpose]: { $exists: false } };
    const earlier = { [`${purpose}.askedAt`]: { $lte: link.askedAt } };
    const written = await this.users
      .updateOne({ _id: id, status: 'active', $or: [none, earlier] }, { $set: { [purpose]: link }, $inc: { version: 1 } })
      .exec();
    return written.matchedCount === 1;
  }

  findByLink(purpose: LinkPurpose, tokenHash: string, now: Date): Promise<UserDocument | null> {
    return this.users
      .findOne(reachedBy(purpose, tokenHash, now))
      .lean<UserDocument>()
      .exec();
  }

  /**
   * Also verifies the address, unlinks the sign-in provider, ends all sessions and uses the link up; null if the link is invalid or used.
   */
  async setPasswordByLink(purpose: LinkPurpose, tokenHash: string, now: Date, passwordHash: string): Promise<UserDocument | null> {
    for (const { which, proved, voided } of WAYS_IN) {
      const user = await this.users
        .findOneAndUpdate(
          { ...reachedBy(purpose, tokenHash, now), ...which },
          {
            $set: { passwordHash, ...proved },
            $inc: ENDS_SESSIONS,
            $unset: { ...VOIDS_LINK, emailVerification: 1, oidcIdentity: 1, ...voided },
          },
          { returnDocument: 'after' },
        )
        .lean<UserDocument>()
        .exec();
      if (user) return user;
    }
    return null;
  }

  async useVerification(id: string, tokenHash: string, now: Date): Promise<boolean> {
    const written = await this.users
      .updateOne(
        { _id: id, ...reachedBy('emailVerification', tokenHash, now) },
        {
          $set: { emailVerified: true },
          $unset: { emailVerification: 1 },
          $inc: { version: 1 },
        },
      )
      .exec();
    return written.matchedCount === 1;
  }
}

function reachedBy(purpose: LinkPurpose, tokenHash: string, now: Date) {
  return { [`${purpose}.tokenHash`]: tokenHash, [`${purpose}.expiresAt`]: { $gt: now }, status: 'active' as const };
}
