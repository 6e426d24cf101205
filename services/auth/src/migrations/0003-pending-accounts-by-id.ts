import type { Migration } from '@reefdesk/service-kit/mongo/migrations/migration';

/** As earlier code stores it: one of each address, which is its id. */
interface Registration {
  _id: string;
  userId: string;
}

/** Copies, because earlier code goes on reading `registrations` during a rolling update. What it stores there ends within thirty days. */
export const pendingAccountsById: Migration = {
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
