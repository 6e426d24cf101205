import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { filterAfter, type Position } from '@reefdesk/service-kit/http/cursor';
import { auditOn, trackedWrite } from '@reefdesk/service-kit/mongo/tracked-writes';
import type { Model } from 'mongoose';
import { USER_MODEL, type UserDocument } from '../users/user.schema.ts';
import type { StaffRights, StaffState } from './staff-state.ts';

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
  list(after: Position | undefined, limit: number): Promise<UserDocument[]> {
    return this.users
      .find({ role: 'admin', ...(after && filterAfter(after, 1)) })
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
  async change(id: string, version: number, state: StaffState): Promise<UserDocument | null> {
    const write = (_pinned: object, stamp: object) => this.write(id, version, state, stamp);
    const filter = { _id: id, role: 'admin' as const, version };
    return (await trackedWrite(auditOn(this.users), this.users, filter, 'change', write))?.after ?? null;
  }

  /** The same, begun by another call, whose entry in the audit it is. */
  finishChange(id: string, version: number, state: StaffState, changedIn: string | undefined): Promise<UserDocument | null> {
    return this.write(id, version, state, changedIn === undefined ? {} : { changedIn });
  }

  private write(id: string, version: number, { position, languages, status }: StaffState, stamp: object): Promise<UserDocument | null> {
    const isDisabled = status === 'disabled';
    return this.users
      .findOneAndUpdate(
        { _id: id, role: 'admin', version },
        {
          $set: { position, status, ...(languages && { languages }), ...stamp },
          $inc: { version: 1, ...(isDisabled && { sessionEpoch: 1 }) },
          // A link to a new password that is still on its way is void.
          $unset: { ...(!languages && { languages: 1 }), ...(isDisabled && { passwordReset: 1 }) },
        },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }

  /**
   * Makes a customer staff, with a new password, all sessions ended and the address verified; null where there is no active customer.
   * A link to the sign-in provider and passkeys were a customer's: staff add theirs on their own page.
   */
  async admitCustomer(email: string, staff: NewStaff, rights: StaffRights): Promise<UserDocument | null> {
    return (await this.admitWhere({ hasApp: true }, email, staff, rights)) ?? this.admitWhere({ hasApp: false }, email, staff, rights);
  }

  /** What a second step without an app goes by is gone with the passkeys. */
  private admitWhere(
    { hasApp }: { hasApp: boolean },
    email: string,
    { fullname, passwordHash }: NewStaff,
    { position, languages }: StaffRights,
  ): Promise<UserDocument | null> {
    return this.users
      .findOneAndUpdate(
        { email, role: 'customer', status: 'active', 'twoStep.isAppless': hasApp ? { $ne: true } : true },
        {
          $set: { role: 'admin', position, ...(languages && { languages }), fullname, name: fullname, passwordHash, emailVerified: true },
          $inc: { version: 1, sessionEpoch: 1 },
          $unset: { passwordReset: 1, emailVerification: 1, oidcIdentity: 1, passkeys: 1, ...(!hasApp && { twoStep: 1 }) },
        },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }
}
