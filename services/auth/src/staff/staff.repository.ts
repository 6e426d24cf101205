import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { USER_MODEL, type UserDocument } from '../users/user.schema.ts';
import type { StaffRights, StaffState } from './staff-state.ts';

/** Where a page of the list begins: behind this one. */
export interface StaffPlace {
  createdAt: Date;
  id: string;
}

/** What somebody chooses who becomes staff. */
export interface NewStaff {
  fullname: string;
  passwordHash: string;
}

/** Code from before positions may still make an admin without one: an owner. */
const OWNER = { $or: [{ position: 'owner' as const }, { position: { $exists: false } }] };

/** Accounts of staff; those of customers are nowhere here. */
@Injectable()
export class StaffRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserDocument>) {}

  find(id: string): Promise<UserDocument | null> {
    return this.users.findOne({ _id: id, role: 'admin' }).lean<UserDocument>().exec();
  }

  findByEmail(email: string): Promise<UserDocument | null> {
    return this.users.findOne({ email, role: 'admin' }).lean<UserDocument>().exec();
  }

  /** In the order in which they came. */
  list(after: StaffPlace | null, limit: number): Promise<UserDocument[]> {
    const behind = after && { $or: [{ createdAt: { $gt: after.createdAt } }, { createdAt: after.createdAt, _id: { $gt: after.id } }] };
    return this.users
      .find({ role: 'admin', ...behind })
      .sort({ createdAt: 1, _id: 1 })
      .limit(limit)
      .lean<UserDocument[]>()
      .exec();
  }

  async isActiveOwner(id: string): Promise<boolean> {
    return (await this.users.exists({ _id: id, role: 'admin', status: 'active', ...OWNER })) !== null;
  }

  async hasOtherActiveOwner(id: string): Promise<boolean> {
    return (await this.users.exists({ _id: { $ne: id }, role: 'admin', status: 'active', ...OWNER })) !== null;
  }

  /** One atomic write over this version; null, and nothing changed, where it is another one by now. Disabling ends all sessions. */
  change(id: string, version: number, { position, languages, status }: StaffState): Promise<UserDocument | null> {
    const isDisabled = status === 'disabled';
    return this.users
      .findOneAndUpdate(
        { _id: id, role: 'admin', version },
        {
          $set: { position, status, ...(languages && { languages }) },
          $inc: { version: 1, ...(isDisabled && { sessionEpoch: 1 }) },
          // A link to a new password that is still on its way is void.
          $unset: { ...(!languages && { languages: 1 }), ...(isDisabled && { passwordReset: 1 }) },
        },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }

  /** Makes a customer staff, with a new password, all sessions ended and the address verified; null where there is no active customer. */
  admitCustomer(email: string, { fullname, passwordHash }: NewStaff, { position, languages }: StaffRights): Promise<UserDocument | null> {
    return this.users
      .findOneAndUpdate(
        { email, role: 'customer', status: 'active' },
        {
          $set: { role: 'admin', position, ...(languages && { languages }), fullname, name: fullname, passwordHash, emailVerified: true },
          $inc: { version: 1, sessionEpoch: 1 },
          $unset: { passwordReset: 1, emailVerification: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }
}
