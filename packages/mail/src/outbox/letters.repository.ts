import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertNew } from '@reefdesk/service-kit/records/versioned-documents';
import type { Model } from 'mongoose';
import { LETTER_MODEL, type LetterDocument, type LetterState } from './letter.schema.ts';

@Injectable()
export class LettersRepository {
  constructor(@InjectModel(LETTER_MODEL) private readonly letters: Model<LetterDocument>) {}

  async insert(letter: LetterDocument): Promise<void> {
    await this.letters.create(letter);
  }

  /** An existing email with this id stays unchanged. */
  async insertOnce(letter: LetterDocument): Promise<void> {
    await insertNew(this.letters, letter);
  }

  findAbout(things: readonly string[]): Promise<LetterDocument[]> {
    return this.letters
      .find({ about: { $in: [...things] } })
      .lean<LetterDocument[]>()
      .exec();
  }

  async removeAbout(things: readonly string[]): Promise<void> {
    await this.letters.deleteMany({ about: { $in: [...things] } }).exec();
  }

  async removeTo(to: string, before: Date): Promise<void> {
    await this.letters.deleteMany({ to, createdAt: { $lt: before } }).exec();
  }

  /** Claims the email that has waited longest until `until`; null if none of these kinds is due. */
  claim(kinds: readonly string[], now: Date, until: Date): Promise<LetterDocument | null> {
    return this.letters
      .findOneAndUpdate(
        { state: 'waiting', notBefore: { $lte: now }, kind: { $in: [...kinds] } },
        { $set: { notBefore: until }, $inc: { attempts: 1 } },
        { sort: { notBefore: 1 }, returnDocument: 'after' },
      )
      .lean<LetterDocument>()
      .exec();
  }

  /** Stores the result, unless another mail worker has claimed the email since. */
  async settle({ _id, attempts }: LetterDocument, to: { state: LetterState; expiresAt: Date } | { notBefore: Date }): Promise<void> {
    await this.letters.updateOne({ _id, attempts, state: 'waiting' }, { $set: to }).exec();
  }

  async remove({ _id, attempts }: LetterDocument): Promise<void> {
    await this.letters.deleteOne({ _id, attempts }).exec();
  }

  async hasNewer({ to, kind, about, createdAt }: LetterDocument): Promise<boolean> {
    return (await this.letters.exists({ to, kind, about: about ?? { $exists: false }, createdAt: { $gt: createdAt } })) !== null;
  }

  async countIn(state: LetterState): Promise<number> {
    return this.letters.countDocuments({ state });
  }
}
