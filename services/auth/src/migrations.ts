import { POSITION_OF_EARLIER_STAFF } from '@reefdesk/contracts/access';
import type { Migration } from '@reefdesk/service-kit/mongo/migrations/migration';
import type { UserDocument } from './accounts/user.schema.ts';

interface Registration {
  _id: string;
  userId: string;
}

/** Copies, because earlier code reads `registrations` during a rolling update. Its documents expire within thirty days. */
const pendingAccountsById: Migration = {
  id: '0003-pending-accounts-by-id',
  description: 'Several people can register with one address: pending accounts are stored by their own id.',

  up: async ({ db, confirm }) => {
    for await (const { _id: email, userId, ...rest } of db.collection<Registration>('registrations').find()) {
      await confirm();
      await db
        .collection<{ _id: string }>('pending_accounts')
        .updateOne({ _id: userId }, { $setOnInsert: { email, ...rest } }, { upsert: true });
    }
  },
};

/** Irreversible: earlier code gives all staff all rights. It may still write an admin without a position, who is read as an owner. */
const earlierStaffAreOwners: Migration = {
  id: '0002-earlier-staff-are-owners',
  description: 'Staff from before there were positions can go on doing everything: they become owners.',

  up: async ({ rewrite }) => {
    await rewrite<UserDocument>('users', ({ role, position }) =>
      role === 'admin' && position === undefined ? { position: POSITION_OF_EARLIER_STAFF } : undefined,
    );
  },
};

export const MIGRATIONS: readonly Migration[] = [earlierStaffAreOwners, pendingAccountsById];
