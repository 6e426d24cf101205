import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '@reefdesk/contracts/email';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import type { Role } from '@reefdesk/contracts/roles';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { LastAdminError } from './last-admin.error.ts';
import type { UserDocument } from './user.schema.ts';
import { UsersRepository } from './users.repository.ts';

export interface NewUser {
  email: string;
  fullname: string;
  password: string;
  role: Role;
  language: LanguageCode;
}

/** The rules of accounts. Whatever takes rights away also ends the sessions that carry them. */
@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
  ) {}

  /** Throws `email_taken`. */
  async create({ email, fullname, password, role, language }: NewUser): Promise<UserDocument> {
    const user: UserDocument = {
      _id: randomUUID(),
      fullname: fullname.trim(),
      name: fullname.trim(),
      email: normaliseEmail(email),
      passwordHash: await this.hasher.hash(password),
      role,
      status: 'active',
      language,
      createdAt: new Date(),
      version: 1,
    };
    await this.users.insert(user);
    return user;
  }

  /** Throws `not_found`, or {@link LastAdminError} for the only admin who can still sign in. */
  async disable(email: string): Promise<UserDocument> {
    const user = await this.byEmail(email);
    const isActiveAdmin = user.role === 'admin' && user.status === 'active';
    if (isActiveAdmin && !(await this.users.hasOtherActiveAdmin(user._id))) throw new LastAdminError();
    await this.users.disable(user._id);
    await this.sessions.endAllOf(user._id);
    return user;
  }

  async enable(email: string): Promise<UserDocument> {
    const user = await this.byEmail(email);
    await this.users.enable(user._id);
    return user;
  }

  /** For who has lost all that the second step goes by. The account as it was. */
  async disableTwoStep(email: string): Promise<UserDocument> {
    const user = await this.byEmail(email);
    await this.users.removeTwoStep(user._id);
    return user;
  }

  async resetPassword(email: string, password: string): Promise<UserDocument> {
    const user = await this.byEmail(email);
    await this.users.setPasswordHash(user._id, await this.hasher.hash(password));
    await this.sessions.endAllOf(user._id);
    return user;
  }

  private async byEmail(email: string): Promise<UserDocument> {
    const user = await this.users.findByEmail(normaliseEmail(email));
    if (!user) throw new AppError('not_found');
    return user;
  }
}
