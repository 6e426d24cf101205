import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PENDING_ACCOUNT_MODEL, type PendingAccountDocument } from './pending-account.schema.ts';
import type { ExpectedLink } from './user.schema.ts';
import type { LinkPurpose } from './users.repository.ts';

const LATEST = { createdAt: -1 } as const;

@Injectable()
export class PendingAccountsRepository {
  constructor(@InjectModel(PENDING_ACCOUNT_MODEL) private readonly pending: Model<PendingAccountDocument>) {}

  async insert(account: PendingAccountDocument): Promise<void> {
    await this.pending.create(account);
  }

  findByEmail(email: string): Promise<PendingAccountDocument | null> {
    return this.pending
      .findOne({ email, ...alive(new Date()) })
      .sort(LATEST)
      .lean<PendingAccountDocument>()
      .exec();
  }

  findById(id: string): Promise<PendingAccountDocument | null> {
    return this.pending
      .findOne({ _id: id, ...alive(new Date()) })
      .lean<PendingAccountDocument>()
      .exec();
  }

  replacePasswordHash(id: string, seen: string, passwordHash: string): Promise<PendingAccountDocument | null> {
    return this.change({ _id: id, passwordHash: seen }, passwordHash, { passwordReset: 1 });
  }

  rename(id: string, version: number, fullname: string): Promise<PendingAccountDocument | null> {
    const seen = version === 1 ? { $in: [1, null] } : version;
    return this.pending
      .findOneAndUpdate(
        { _id: id, version: seen, ...alive(new Date()) },
        { $set: { fullname, version: version + 1 } },
        { returnDocument: 'after' },
      )
      .lean<PendingAccountDocument>()
      .exec();
  }

  /** Replaces an earlier link of the registration with this id, or of the latest before the request; null if there is none. */
  expectLink(which: { _id: string } | { email: string }, purpose: LinkPurpose, link: ExpectedLink): Promise<PendingAccountDocument | null> {
    return this.pending
      .findOneAndUpdate(
        { ...which, createdAt: { $lte: link.askedAt }, ...alive(new Date()) },
        { $set: { [purpose]: link } },
        { sort: LATEST, returnDocument: 'after' },
      )
      .lean<PendingAccountDocument>()
      .exec();
  }

  findByLink(purpose: LinkPurpose, tokenHash: string): Promise<PendingAccountDocument | null> {
    return this.pending.findOne(reachedBy(purpose, tokenHash)).lean<PendingAccountDocument>().exec();
  }

  /** Also ends all sessions and uses the link up; null if the link is invalid or used. */
  useLink(purpose: LinkPurpose, tokenHash: string, passwordHash: string): Promise<PendingAccountDocument | null> {
    return this.change(reachedBy(purpose, tokenHash), passwordHash, { passwordReset: 1, emailVerification: 1 });
  }

  async takeLink(id: string, purpose: LinkPurpose): Promise<boolean> {
    const written = await this.pending.updateOne({ _id: id, [purpose]: { $exists: true } }, { $unset: { [purpose]: 1 } }).exec();
    return written.matchedCount === 1;
  }

  remove(id: string): Promise<PendingAccountDocument | null> {
    return this.pending.findOneAndDelete({ _id: id }).lean<PendingAccountDocument>().exec();
  }

  private change(which: object, passwordHash: string, voided: Partial<Record<LinkPurpose, 1>>): Promise<PendingAccountDocument | null> {
    return this.pending
      .findOneAndUpdate(
        { ...which, ...alive(new Date()) },
        { $set: { passwordHash }, $inc: { sessionEpoch: 1 }, $unset: voided },
        { returnDocument: 'after' },
      )
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
