import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { emailTaken } from './email-taken.ts';
import { USER_MODEL, type UserDocument } from './user.schema.ts';

const DUPLICATE_KEY = 11_000;
const ENDS_SESSIONS = { version: 1, sessionEpoch: 1 };

@Injectable()
export class UsersRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserDocument>) {}

  /** Throws `email_taken`: two at once are told apart by the unique index, which must therefore stand first. */
  async insert(user: UserDocument): Promise<void> {
    await this.users.init();
    try {
      await this.users.create(user);
    } catch (error) {
      if ((error as { code?: unknown }).code === DUPLICATE_KEY) throw emailTaken(error);
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
    await this.users.updateOne({ _id: id }, { $set: { status: 'disabled' }, $inc: ENDS_SESSIONS }).exec();
  }

  async setPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { passwordHash }, $inc: ENDS_SESSIONS }).exec();
  }

  /** The account as it is now; null when the hash is no longer `seen`, or the account no longer active. */
  replacePasswordHash(id: string, seen: string, passwordHash: string): Promise<UserDocument | null> {
    return this.users
      .findOneAndUpdate(
        { _id: id, passwordHash: seen, status: 'active' },
        { $set: { passwordHash }, $inc: ENDS_SESSIONS },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }
}
