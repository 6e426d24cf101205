import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PASSKEY_QUESTION_MODEL, type PasskeyPurpose, type PasskeyQuestionDocument } from './passkey-question.schema.ts';

@Injectable()
export class PasskeyQuestionsRepository {
  constructor(@InjectModel(PASSKEY_QUESTION_MODEL) private readonly questions: Model<PasskeyQuestionDocument>) {}

  async insert(question: PasskeyQuestionDocument): Promise<void> {
    await this.questions.create(question);
  }

  /** Returns true to only one of several parallel requests, and false if purpose or `asked` do not match. */
  async take(id: string, purpose: PasskeyPurpose, asked: string | undefined, now: Date): Promise<boolean> {
    const whose = asked === undefined ? { $exists: false } : asked;
    const taken = await this.questions.deleteOne({ _id: id, purpose, asked: whose, expiresAt: { $gt: now } }).exec();
    return taken.deletedCount === 1;
  }
}
