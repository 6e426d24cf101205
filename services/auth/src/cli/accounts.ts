import { databaseName } from '@reefdesk/service-kit/mongo/database-name';
import { durableWrites } from '@reefdesk/service-kit/mongo/durable-writes';
import { refuseNewer } from '@reefdesk/service-kit/mongo/migrations/refuse-newer';
import { createConnection } from 'mongoose';
import type { AccountsCliEnv } from '../env.ts';
import { Holders } from '../holders/holders.ts';
import { PENDING_ACCOUNT_MODEL, type PendingAccountDocument, pendingAccountSchema } from '../holders/pending-account.schema.ts';
import { PendingAccountsRepository } from '../holders/pending-accounts.repository.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { CommonPasswords } from '../passwords/common-passwords.ts';
import { PasswordChoice } from '../passwords/password-choice.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SESSION_MODEL, type SessionDocument, sessionSchema } from '../sessions/session.schema.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { namesOf, readLetterBrand } from '../site.ts';
import { USER_MODEL, type UserDocument, userSchema } from '../users/user.schema.ts';
import { UsersRepository } from '../users/users.repository.ts';
import { UsersService } from '../users/users.service.ts';
import { EventOutbox } from './event-outbox.ts';

/** The rules of accounts on a database connection of their own: works with the services stopped, too. */
export interface Accounts {
  users: UsersService;
  holders: Holders;
  choice: PasswordChoice;
  /** Tells running gateways what changed, then disconnects; a warning when they could not be told. */
  close(): Promise<string | undefined>;
}

export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

const AWAY_AFTER_MS = 5_000;

export async function connectAccounts(env: AccountsCliEnv): Promise<Accounts> {
  const connection = createConnection(env.MONGODB_URI, {
    dbName: databaseName('auth', env),
    ...durableWrites(env.MONGODB_URI),
    retryWrites: false,
    serverSelectionTimeoutMS: AWAY_AFTER_MS,
    appName: 'reefdesk-user',
  });
  try {
    await connection.asPromise();
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw new DatabaseAwayError('The database of MONGODB_URI does not answer. Is the system (npm start) running?', { cause: error });
  }
  try {
    await refuseNewer(connection, MIGRATIONS);
  } catch (error) {
    await connection.close();
    throw error;
  }
  const outbox = new EventOutbox(env);
  const sessions = new SessionsService(new SessionsRepository(connection.model<SessionDocument>(SESSION_MODEL, sessionSchema)), outbox);
  const repository = new UsersRepository(connection.model<UserDocument>(USER_MODEL, userSchema));
  const pending = new PendingAccountsRepository(connection.model<PendingAccountDocument>(PENDING_ACCOUNT_MODEL, pendingAccountSchema));
  return {
    holders: new Holders(repository, pending),
    choice: new PasswordChoice(new CommonPasswords(), env.BRAND_FILE ? namesOf(readLetterBrand(env.BRAND_FILE)) : []),
    users: new UsersService(repository, new PasswordHasher(1), sessions),
    close: async () => {
      const warning = await outbox.deliver();
      await connection.close();
      return warning;
    },
  };
}
