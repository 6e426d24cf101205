import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertNew } from '@reefdesk/service-kit/records/versioned-documents';
import type { Model } from 'mongoose';
import { EMAIL_MODEL, type EmailDocument, type EmailState, TROUBLED } from './email.schema.ts';

@Injectable()
export class EmailsRepository {
  constructor(@InjectModel(EMAIL_MODEL) private readonly emails: Model<EmailDocument>) {}

  async insert(email: EmailDocument): Promise<void> {
    await this.emails.create(email);
  }

  /** An existing email with this id stays unchanged. */
  async insertOnce(email: EmailDocument): Promise<void> {
    await insertNew(this.emails, email);
  }

  findAbout(record: string): Promise<EmailDocument[]> {
    return this.emails.find(withParts(record)).lean<EmailDocument[]>().exec();
  }

  /** Newest first. */
  findTroubled(kinds: readonly string[], limit: number): Promise<EmailDocument[]> {
    return this.emails
      .find({ ...TROUBLED, kind: { $in: [...kinds] } })
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean<EmailDocument[]>()
      .exec();
  }

  async removeAbout(record: string): Promise<void> {
    await this.emails.deleteMany(withParts(record)).exec();
  }

  async removeTo(to: string, before: Date): Promise<void> {
    await this.emails.deleteMany({ to, createdAt: { $lt: before } }).exec();
  }

  /** Claims the email that has waited longest until `until`; null if none of these kinds is due. */
  claim(kinds: readonly string[], now: Date, until: Date): Promise<EmailDocument | null> {
    return this.emails
      .findOneAndUpdate(
        { state: 'waiting', notBefore: { $lte: now }, kind: { $in: [...kinds] } },
        { $set: { notBefore: until }, $inc: { attempts: 1 } },
        { sort: { notBefore: 1 }, returnDocument: 'after' },
      )
      .lean<EmailDocument>()
      .exec();
  }

  /** Stores the result, unless another mail worker has claimed the email since. */
  async settle({ _id, attempts }: EmailDocument, to: { state: EmailState; expiresAt: Date } | { notBefore: Date }): Promise<void> {
    await this.emails.updateOne({ _id, attempts, state: 'waiting' }, { $set: to }).exec();
  }

  async remove({ _id, attempts }: EmailDocument): Promise<void> {
    await this.emails.deleteOne({ _id, attempts }).exec();
  }

  async hasNewer({ to, kind, about, createdAt }: EmailDocument): Promise<boolean> {
    return (await this.emails.exists({ to, kind, about: about ?? { $exists: false }, createdAt: { $gt: createdAt } })) !== null;
  }

  async countIn(state: EmailState): Promise<number> {
    return this.emails.countDocuments({ state });
  }
}

function withParts(record: string) {
  return { $or: [{ about: record }, { about: { $gte: `${record}/`, $lt: `${record}0` } }] };
}
