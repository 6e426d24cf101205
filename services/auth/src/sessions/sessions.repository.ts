import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SESSION_MODEL, type SessionDocument } from './session.schema.ts';

@Injectable()
export class SessionsRepository {
  constructor(@InjectModel(SESSION_MODEL) private readonly sessions: Model<SessionDocument>) {}

  async insert(session: SessionDocument): Promise<void> {
    await this.sessions.create(session);
  }

  findLive(id: string, now: Date): Promise<SessionDocument | null> {
    return this.sessions
      .findOne({ _id: id, expiresAt: { $gt: now } })
      .lean<SessionDocument>()
      .exec();
  }

  /** Sorted by last use. */
  listLiveOf(userId: string, now: Date): Promise<SessionDocument[]> {
    return this.sessions
      .find({ userId, expiresAt: { $gt: now } })
      .sort({ lastSeenAt: -1, createdAt: -1 })
      .lean<SessionDocument[]>()
      .exec();
  }

  /** Never restores an ended session. */
  async touch(id: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
    await this.sessions.updateOne({ _id: id }, { $set: { lastSeenAt, expiresAt } }).exec();
  }

  remove(id: string): Promise<SessionDocument | null> {
    return this.sessions.findOneAndDelete({ _id: id }).lean<SessionDocument>().exec();
  }

  removeOneOf(userId: string, id: string): Promise<SessionDocument | null> {
    return this.sessions.findOneAndDelete({ _id: id, userId }).lean<SessionDocument>().exec();
  }

  async removeAllOf(userId: string, exceptId?: string): Promise<void> {
    await this.sessions.deleteMany({ userId, ...(exceptId !== undefined && { _id: { $ne: exceptId } }) }).exec();
  }
}
