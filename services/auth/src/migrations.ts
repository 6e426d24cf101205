import { POSITION_OF_EARLIER_STAFF } from '@reefdesk/contracts/access';
import type { Migration } from '@reefdesk/service-kit/mongo/migrations/migration';
import type { UserDocument } from './accounts/user.schema.ts';

/** Document of earlier versions: one for each address, which is its id. */
interface Registration {
  _id: string;
  userId: string;
}

/** Copies, because earlier code goes on reading `registrations` during a rolling update. What it stores there ends within thirty days. */
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

/**
 * There is no way back: to the code before, everybody of staff may do everything, also who was made an editor or an agent since.
 * Earlier code may still write an admin without a position, which is read as an owner (`rightsOf`).
 */
const earlierStaffAreOwners: Migration = {
  id: '0002-earlier-staff-are-owners',
  description: 'Staff from before there were positions can go on doing everything: they become owners.',

  up: async ({ rewrite }) => {
    await rewrite<UserDocument>('users', ({ role, position }) =>
      role === 'admin' && position === undefined ? { position: POSITION_OF_EARLIER_STAFF } : undefined,
    );
  },
};

/** In the order of their numbers; the baseline is version 1. */
export const MIGRATIONS: readonly Migration[] = [earlierStaffAreOwners, pendingAccountsById];
