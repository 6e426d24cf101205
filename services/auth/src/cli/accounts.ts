import { ClientNats } from '@nestjs/microservices';
import type { DomainEvent } from '@reefdesk/contracts/messages/message';
import { EMAIL_MODEL, type EmailDocument, EmailsRepository, emailSchema, Outbox } from '@reefdesk/mail/outbox';
import { namesOf, readSiteBrand } from '@reefdesk/mail/site';
import { AuditOutbox } from '@reefdesk/service-kit/audit/audit-outbox.repository';
import { OUTBOX_ENTRY, type OutboxEntry, outboxEntrySchema } from '@reefdesk/service-kit/audit/outbox-entry.schema';
import { natsOptions } from '@reefdesk/service-kit/messaging/nats-options';
import { databaseName } from '@reefdesk/service-kit/mongo/database-name';
import { durableWrites } from '@reefdesk/service-kit/mongo/durable-writes';
import { rejectNewer } from '@reefdesk/service-kit/mongo/migrations/reject-newer';
import { createConnection } from 'mongoose';
import { lastValueFrom, timeout } from 'rxjs';
import { Accounts } from '../accounts/accounts.ts';
import { PENDING_ACCOUNT_MODEL, type PendingAccountDocument, pendingAccountSchema } from '../accounts/pending-account.schema.ts';
import { PendingAccountsRepository } from '../accounts/pending-accounts.repository.ts';
import { USER_MODEL, type UserDocument, userSchema } from '../accounts/user.schema.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { UsersService } from '../accounts/users.service.ts';
import { AccountNotices } from '../attempts/account-notices.ts';
import { ATTEMPT_MODEL, type AttemptDocument, AttemptsRepository, attemptSchema } from '../attempts/attempts.repository.ts';
import { AttemptsService } from '../attempts/attempts.service.ts';
import { AUDIT_QUOTA, type AuditQuotaDocument, AuditQuotasRepository, auditQuotaSchema } from '../audit/audit-quotas.repository.ts';
import { SignInJournal } from '../audit/sign-in-journal.ts';
import type { AccountsCliEnv } from '../env.ts';
import { MIGRATIONS } from '../migrations.ts';
import { CommonPasswords } from '../passwords/common-passwords.ts';
import { PasswordChoice } from '../passwords/password-choice.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { INVITATION_MODEL, type InvitationDocument, invitationSchema } from '../people/invitation.schema.ts';
import { InvitationsRepository } from '../people/invitations.repository.ts';
import { InvitationsService } from '../people/invitations.service.ts';
import { StaffAdmission } from '../people/staff-admission.ts';
import { StaffJoining } from '../people/staff-joining.ts';
import { SESSION_MODEL, type SessionDocument, sessionSchema } from '../sessions/session.schema.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { OwnerTurns } from '../staff/owner-turns.ts';
import { StaffRepository } from '../staff/staff.repository.ts';
import { StaffService } from '../staff/staff.service.ts';
import { STAFF_TURN_MODEL, type StaffTurnDocument, StaffTurnsRepository, staffTurnSchema } from '../staff/staff-turns.repository.ts';

const DELIVERY_TIMEOUT_MS = 3_000;

/** Collects events until the work is done, then publishes them if NATS is configured. */
class EventOutbox {
  private readonly events: { subject: string; payload: unknown }[] = [];

  constructor(private readonly env: AccountsCliEnv) {}

  publish<Payload>(contract: DomainEvent<Payload>, payload: Payload): void {
    this.events.push({ subject: contract.subject, payload });
  }

  /** Returns a warning if running gateways could not be notified; they refresh within seconds anyway. */
  async deliver(): Promise<string | undefined> {
    if (this.events.length === 0 || !this.env.NATS_URL) return undefined;
    const client = new ClientNats({
      ...natsOptions('auth', this.env),
      reconnect: false,
      waitOnFirstConnect: false,
      timeout: DELIVERY_TIMEOUT_MS,
    });
    try {
      const connection = await client.connect();
      for (const { subject, payload } of this.events) {
        await lastValueFrom(client.emit(subject, payload).pipe(timeout(DELIVERY_TIMEOUT_MS)), { defaultValue: undefined });
      }
      await connection.flush();
      return undefined;
    } catch {
      return 'Done, but NATS does not answer: a running website may take some seconds longer to notice.';
    } finally {
      await client.close();
    }
  }
}

/** Account services on their own database connection, so that they work while the system is stopped. */
export interface AccountServices {
  users: UsersService;
  accounts: Accounts;
  staff: StaffService;
  staffAccounts: StaffRepository;
  invitations: InvitationsService;
  choice: PasswordChoice;
  notices: AccountNotices;
  audit: AuditOutbox;
  /** Notifies running gateways, then disconnects. Returns a warning if the notification failed. */
  close(): Promise<string | undefined>;
}

export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

const AWAY_AFTER_MS = 5_000;

export async function connectAccounts(env: AccountsCliEnv): Promise<AccountServices> {
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
    await rejectNewer(connection, MIGRATIONS);
  } catch (error) {
    await connection.close();
    throw error;
  }
  const outbox = new EventOutbox(env);
  const sessions = new SessionsService(new SessionsRepository(connection.model<SessionDocument>(SESSION_MODEL, sessionSchema)), outbox);
  const users = connection.model<UserDocument>(USER_MODEL, userSchema);
  const repository = new UsersRepository(users);
  const staffAccounts = new StaffRepository(users);
  const turns = new StaffTurnsRepository(connection.model<StaffTurnDocument>(STAFF_TURN_MODEL, staffTurnSchema));
  const hasher = new PasswordHasher(1);
  // The command must work with the database alone, so the site's record is not available.
  const names = env.BRAND_FILE ? namesOf(readSiteBrand(env.BRAND_FILE)) : [];
  const choice = new PasswordChoice(new CommonPasswords(), async () => names);
  const attempts = new AttemptsService(new AttemptsRepository(connection.model<AttemptDocument>(ATTEMPT_MODEL, attemptSchema)), {
    count: () => undefined,
  });
  const offers = new InvitationsRepository(connection.model<InvitationDocument>(INVITATION_MODEL, invitationSchema));
  const audit = new AuditOutbox(connection.model<OutboxEntry>(OUTBOX_ENTRY, outboxEntrySchema));
  const journal = new SignInJournal(audit, new AuditQuotasRepository(connection.model<AuditQuotaDocument>(AUDIT_QUOTA, auditQuotaSchema)));
  const emails = new Outbox(new EmailsRepository(connection.model<EmailDocument>(EMAIL_MODEL, emailSchema)), {
    wake: () => undefined,
  });
  const notices = new AccountNotices(attempts, emails);
  const admission = new StaffAdmission(staffAccounts, repository, sessions);
  const joining = new StaffJoining(offers, admission, repository, journal, notices);
  const pending = new PendingAccountsRepository(connection.model<PendingAccountDocument>(PENDING_ACCOUNT_MODEL, pendingAccountSchema));
  return {
    accounts: new Accounts(repository, pending),
    users: new UsersService(repository, hasher, sessions),
    staff: new StaffService(staffAccounts, new OwnerTurns(staffAccounts, turns), sessions, outbox),
    staffAccounts,
    invitations: new InvitationsService(offers, joining, staffAccounts, attempts, emails),
    choice,
    notices,
    audit,
    close: async () => {
      const warning = await outbox.deliver();
      await connection.close();
      return warning;
    },
  };
}
