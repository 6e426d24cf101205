import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { UserStatus } from '@reefdesk/contracts/roles';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Model } from 'mongoose';
import { USER_MODEL, type UserDocument } from './user.schema.ts';

const DUPLICATE_KEY = 11_000;

@Injectable()
export class UsersRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserDocument>) {}

  /** Throws `email_taken`: two at once are told apart by the unique index, which must therefore stand first. */
  async insert(user: UserDocument): Promise<void> {
    await this.users.init();
    try {
      await this.users.create(user);
    } catch (error) {
      if ((error as { code?: unknown }).code === DUPLICATE_KEY) throw new AppError('email_taken', {}, { cause: error });
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

  async setStatus(id: string, status: UserStatus): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { status }, $inc: { version: 1 } }).exec();
  }

  async setPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { passwordHash }, $inc: { version: 1 } }).exec();
  }
}
