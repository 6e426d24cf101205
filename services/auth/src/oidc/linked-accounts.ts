import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OidcOutcome } from '@reefdesk/contracts/accounts/values';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { isEmailAddress, normaliseEmail } from '@reefdesk/contracts/schema/email';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { UserDocument } from '../accounts/user.schema.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { LinkedAccountsRepository } from './linked-accounts.repository.ts';
import type { Identity } from './provider.ts';

const ATTEMPTS = 10;
const UNKNOWN_PASSWORD_BYTES = 32;

export interface Rejected {
  why: OidcOutcome;
  account?: UserDocument;
}

/** Finds the account for an identity of the sign-in provider (PPL-03). */
@Injectable()
export class LinkedAccounts {
  constructor(
    private readonly linked: LinkedAccountsRepository,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Returns the account, linked or created if needed, or the reason why there is none. */
  async accountFor(identity: Identity, language: LanguageCode): Promise<UserDocument | Rejected> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const known = await this.linked.find(identity.id);
      if (known) return known.status === 'active' ? known : { why: 'disabled', account: known };
      const email = identity.verifiedEmail && normaliseEmail(identity.verifiedEmail);
      if (!email || email.length > LIMITS.emailMaxLength || !isEmailAddress(email)) return { why: 'unverified' };
      const there = await this.users.findByEmail(email);
      const why = there && rejectionOf(there);
      if (why) return { why, account: there };
      const account = there ? await this.adopt(there, identity) : await this.make(email, identity, language);
      if (account) return account;
    }
    return { why: 'failed' };
  }

  private async adopt(there: UserDocument, { id }: Identity): Promise<UserDocument | null> {
    const adopted = await this.linked.adopt(there, id, await this.unknownHash());
    if (adopted && there.emailVerified !== true) await this.sessions.endAllOf(there._id);
    return adopted;
  }

  /** Null if a parallel request created an account with this address or identity. */
  private async make(email: string, { id, name }: Identity, language: LanguageCode): Promise<UserDocument | null> {
    const fullname = (name.trim() || email.slice(0, email.indexOf('@'))).slice(0, LIMITS.fullnameMaxLength);
    const user: UserDocument = {
      _id: randomUUID(),
      fullname,
      name: fullname,
      email,
      passwordHash: await this.unknownHash(),
      role: 'customer',
      status: 'active',
      language,
      createdAt: new Date(),
      emailVerified: true,
      oidcIdentity: id,
      version: 1,
    };
    try {
      await this.users.insert(user);
      return user;
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === 'email_taken';
      if (isTaken || isDuplicateOf(error, 'oidcIdentity')) return null;
      throw error;
    }
  }

  /** Hash of a random password. The user can set one with "Forgot password?". */
  private unknownHash(): Promise<string> {
    return this.hasher.hash(randomBytes(UNKNOWN_PASSWORD_BYTES).toString('base64url'));
  }
}

function rejectionOf({ role, status, oidcIdentity }: UserDocument): OidcOutcome | undefined {
  if (role !== 'customer') return 'staff';
  if (status === 'disabled') return 'disabled';
  return oidcIdentity === undefined ? undefined : 'taken';
}
