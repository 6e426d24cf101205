import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Position } from '@reefdesk/contracts/access';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { PagingQuery } from '@reefdesk/contracts/lists';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { OLDEST_FIRST, readPage } from '@reefdesk/service-kit/mongo/pages';
import { auditOn, trackedWrite } from '@reefdesk/service-kit/records/tracked-writes';
import type { Model } from 'mongoose';
import { USER_MODEL, type UserDocument } from '../accounts/user.schema.ts';
import type { StaffRights, StaffState } from './staff-state.ts';

export interface NewStaff {
  fullname: string;
  passwordHash: string;
}

/** Older code may still create an admin without a position, who counts as an owner. */
const OWNER = { $or: [{ position: 'owner' as const }, { position: { $exists: false } }] };

/** Never reads or changes accounts of customers. */
@Injectable()
export class StaffRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserDocument>) {}

  find(id: string): Promise<UserDocument | null> {
    return this.users.findOne({ _id: id, role: 'admin' }).lean<UserDocument>().exec();
  }

  findByEmail(email: string): Promise<UserDocument | null> {
    return this.users.findOne({ email, role: 'admin' }).lean<UserDocument>().exec();
  }

  list({ limit = LIMITS.cursorPageDefault, cursor }: PagingQuery): Promise<Page<UserDocument>> {
    return readPage(this.users.find({ role: 'admin' }), OLDEST_FIRST, { limit, cursor });
  }

  /** Active staff in these positions, ordered by name. */
  listActive(positions: readonly Position[], limit: number): Promise<UserDocument[]> {
    const isOwner = positions.includes('owner') ? [OWNER] : [];
    return this.users
      .find({ role: 'admin', status: 'active', $or: [{ position: { $in: [...positions] } }, ...isOwner] })
      .sort({ fullname: 1, _id: 1 })
      .limit(limit)
      .lean<UserDocument[]>()
      .exec();
  }

  listIds(): Promise<string[]> {
    return this.users.distinct('_id', { role: 'admin' }).exec();
  }

  async isActiveOwner(id: string): Promise<boolean> {
    return (await this.users.exists({ _id: id, role: 'admin', status: 'active', ...OWNER })) !== null;
  }

  /** True for an active owner, and for the operator's command, which has no account. */
  async mayInvite(inviterId: string | undefined): Promise<boolean> {
    return inviterId === undefined || this.isActiveOwner(inviterId);
  }

  async hasOtherActiveOwner(id: string): Promise<boolean> {
    return (await this.users.exists({ _id: { $ne: id }, role: 'admin', status: 'active', ...OWNER })) !== null;
  }

  /** Returns null and changes nothing if the version differs. Disabling ends all sessions. */
  async change(id: string, version: number, state: StaffState): Promise<UserDocument | null> {
    const write = (_pinned: object, stamp: object) => this.write(id, version, state, stamp);
    const filter = { _id: id, role: 'admin' as const, version };
    return (await trackedWrite(auditOn(this.users), this.users, filter, 'change', write))?.after ?? null;
  }

  finishChange(id: string, version: number, state: StaffState, changedIn: string | undefined): Promise<UserDocument | null> {
    return this.write(id, version, state, changedIn === undefined ? {} : { changedIn });
  }

  /** Also removes setup and passkeys. Returns null if the account is not staff. */
  removeTwoStep(id: string): Promise<UserDocument | null> {
    return this.users
      .findOneAndUpdate(
        { _id: id, role: 'admin' },
        { $unset: { twoStep: 1, twoStepSetup: 1, passkeys: 1 }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }

  private write(id: string, version: number, { position, languages, status }: StaffState, stamp: object): Promise<UserDocument | null> {
    const isDisabled = status === 'disabled';
    return this.users
      .findOneAndUpdate(
        { _id: id, role: 'admin', version },
        {
          $set: { position, status, ...(languages && { languages }), ...stamp },
          $inc: { version: 1, ...(isDisabled && { sessionEpoch: 1 }) },
          $unset: { ...(!languages && { languages: 1 }), ...(isDisabled && { passwordReset: 1 }) },
        },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }

  /** Makes a customer staff and ends all sessions; null if there is no active customer. Provider link and passkeys are removed. */
  async admitCustomer(email: string, staff: NewStaff, rights: StaffRights): Promise<UserDocument | null> {
    return (await this.admitWhere({ hasApp: true }, email, staff, rights)) ?? this.admitWhere({ hasApp: false }, email, staff, rights);
  }

  /** Without an app, the second step depends on the passkeys and is removed with them. */
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
