import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Schema } from 'mongoose';

/** `add`: register a passkey; `sign-in`: any account; `second-step`: the account whose password was right. */
const PASSKEY_PURPOSES = ['add', 'sign-in', 'second-step'] as const;
type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number];

interface PasskeyQuestionDocument {
  _id: string;
  purpose: PasskeyPurpose;
  /** The session or challenge that it was created for; no other one may answer it. */
  asked?: string;
  expiresAt: Date;
}

export const QUESTION_LIFE_MS = 5 * 60_000;

export const PASSKEY_QUESTION_MODEL = 'PasskeyQuestion';

export const passkeyQuestionSchema = new Schema<PasskeyQuestionDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, enum: PASSKEY_PURPOSES, required: true },
    asked: { type: String },
    // MongoDB removes expired documents late, so readers check the date themselves.
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { collection: 'passkey_questions', versionKey: false },
);

@Injectable()
export class PasskeyQuestionsRepository {
  constructor(@InjectModel(PASSKEY_QUESTION_MODEL) private readonly questions: Model<PasskeyQuestionDocument>) {}

  async insert(question: PasskeyQuestionDocument): Promise<void> {
    await this.questions.create(question);
  }

  /** Returns true to only one of several parallel requests, and false if purpose or `asked` differ. */
  async take(id: string, purpose: PasskeyPurpose, asked: string | undefined, now: Date): Promise<boolean> {
    const whose = asked === undefined ? { $exists: false } : asked;
    const taken = await this.questions.deleteOne({ _id: id, purpose, asked: whose, expiresAt: { $gt: now } }).exec();
    return taken.deletedCount === 1;
  }
}

/** Each challenge allows one answer, within five minutes and for its purpose only. */
@Injectable()
export class PasskeyQuestions {
  constructor(private readonly questions: PasskeyQuestionsRepository) {}

  async remember(challenge: string, purpose: PasskeyPurpose, asked?: string): Promise<void> {
    const expiresAt = new Date(Date.now() + QUESTION_LIFE_MS);
    await this.questions.insert({ _id: digestOf(challenge), purpose, expiresAt, ...(asked !== undefined && { asked }) });
  }

  /** Uses up and returns the challenge of this data; undefined if there is none. */
  async take(clientDataJSON: string, purpose: PasskeyPurpose, asked?: string): Promise<string | undefined> {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === undefined) return undefined;
    return (await this.questions.take(digestOf(challenge), purpose, asked, new Date())) ? challenge : undefined;
  }
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

function digestOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}
