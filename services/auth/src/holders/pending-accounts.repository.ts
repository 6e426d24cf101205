import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { ExpectedLink } from '../users/user.schema.ts';
import type { LinkPurpose } from '../users/users.repository.ts';
import { PENDING_ACCOUNT_MODEL, type PendingAccountDocument } from './pending-account.schema.ts';

@Injectable()
export class PendingAccountsRepository {
  constructor(@InjectModel(PENDING_ACCOUNT_MODEL) private readonly pending: Model<PendingAccountDocument>) {}

  /** In place of an earlier one of the same address, which it gives. */
  async keep(account: PendingAccountDocument): Promise<PendingAccountDocument | null> {
    try {
      return await this.replace(account);
    } catch (error) {
      // Of two first ones at the same moment the database lets one through; the other finds it and replaces it.
      if (!isDuplicateOf(error, '_id')) throw error;
      return this.replace(account);
    }
  }

  findByEmail(email: string): Promise<PendingAccountDocument | null> {
    return this.pending
      .findOne({ _id: email, ...alive(new Date()) })
      .lean<PendingAccountDocument>()
      .exec();
  }

  findById(userId: string): Promise<PendingAccountDocument | null> {
    return this.pending
      .findOne({ userId, ...alive(new Date()) })
      .lean<PendingAccountDocument>()
      .exec();
  }

  /** As it is now; null when the hash is no longer `seen`. */
  replacePasswordHash(userId: string, seen: string, passwordHash: string): Promise<PendingAccountDocument | null> {
    return this.change({ userId, passwordHash: seen }, passwordHash);
  }

  /** As it is now; null, and nothing changed, where it is another version by now. */
  rename(userId: string, version: number, fullname: string): Promise<PendingAccountDocument | null> {
    const seen = version === 1 ? { $in: [1, null] } : version;
    return this.pending
      .findOneAndUpdate(
        { userId, version: seen, ...alive(new Date()) },
        { $set: { fullname, version: version + 1 } },
        { returnDocument: 'after' },
      )
      .lean<PendingAccountDocument>()
      .exec();
  }

  /** In place of an earlier link; null when there is none of the address, or it came later than the letter was asked for. */
  expectLink(email: string, purpose: LinkPurpose, link: ExpectedLink): Promise<PendingAccountDocument | null> {
    return this.pending
      .findOneAndUpdate(
        { _id: email, createdAt: { $lte: link.askedAt }, ...alive(new Date()) },
        { $set: { [purpose]: link } },
        { returnDocument: 'after' },
      )
      .lean<PendingAccountDocument>()
      .exec();
  }

  findByLink(purpose: LinkPurpose, tokenHash: string): Promise<PendingAccountDocument | null> {
    return this.pending.findOne(reachedBy(purpose, tokenHash)).lean<PendingAccountDocument>().exec();
  }

  /** With its new password, and the link used up; null when the link is none, or none any more. */
  useReset(tokenHash: string, passwordHash: string): Promise<PendingAccountDocument | null> {
    return this.change(reachedBy('passwordReset', tokenHash), passwordHash);
  }

  /** Whether there was one to take. */
  async takeLink({ _id, userId }: PendingAccountDocument, purpose: LinkPurpose): Promise<boolean> {
    const written = await this.pending.updateOne({ _id, userId, [purpose]: { $exists: true } }, { $unset: { [purpose]: 1 } }).exec();
    return written.matchedCount === 1;
  }

  /** As it was in the end; null when it is gone already, or another one came in its place. */
  remove({ _id, userId }: PendingAccountDocument): Promise<PendingAccountDocument | null> {
    return this.pending.findOneAndDelete({ _id, userId }).lean<PendingAccountDocument>().exec();
  }

  private change(which: object, passwordHash: string): Promise<PendingAccountDocument | null> {
    return this.pending
      .findOneAndUpdate(
        { ...which, ...alive(new Date()) },
        { $set: { passwordHash }, $inc: { sessionEpoch: 1 }, $unset: { passwordReset: 1 } },
        { returnDocument: 'after' },
      )
      .lean<PendingAccountDocument>()
      .exec();
  }

  private replace(account: PendingAccountDocument): Promise<PendingAccountDocument | null> {
    return this.pending
      .findOneAndReplace({ _id: account._id }, account, { upsert: true, returnDocument: 'before' })
      .lean<PendingAccountDocument>()
      .exec();
  }
}

function alive(now: Date) {
  return { expiresAt: { $gt: now } };
}

function reachedBy(purpose: LinkPurpose, tokenHash: string) {
  const now = new Date();
  return { [`${purpose}.tokenHash`]: tokenHash, [`${purpose}.expiresAt`]: { $gt: now }, ...alive(now) };
}
