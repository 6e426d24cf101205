import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FULL_POSITION, type Position, type Role } from '@reefdesk/contracts/access';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { normaliseEmail } from '@reefdesk/contracts/schema/email';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { rightsOf } from './rights.ts';
import type { UserDocument } from './user.schema.ts';
import { UsersRepository } from './users.repository.ts';

export interface NewUser {
  email: string;
  fullname: string;
  /** Undefined: the user sets the password by a link. */
  password: string | undefined;
  role: Role;
  /** For staff only; `owner` by default. */
  position?: Position | undefined;
  languages?: readonly LanguageCode[] | undefined;
  language: LanguageCode;
}

/** Every change that removes rights also ends the sessions that carry them. */
@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
  ) {}

  /** Throws `email_taken`. */
  async create({ email, fullname, password, role, position = FULL_POSITION, languages, language }: NewUser): Promise<UserDocument> {
    const user: UserDocument = {
      _id: randomUUID(),
      fullname: fullname.trim(),
      name: fullname.trim(),
      email: normaliseEmail(email),
      ...(password !== undefined && { passwordHash: await this.hasher.hash(password) }),
      ...rightsOf({ role, position, languages: [...(languages ?? [])] }),
      status: 'active',
      language,
      createdAt: new Date(),
      version: 1,
    };
    await this.users.insert(user);
    return user;
  }

  /** For customers only; staff need a count of the remaining owners. Throws `not_found`. */
  async disable(email: string): Promise<UserDocument> {
    const user = await this.byEmail(email);
    await this.users.disable(user._id);
    await this.sessions.endAllOf(user._id);
    return user;
  }

  async enable(email: string): Promise<UserDocument> {
    const user = await this.byEmail(email);
    await this.users.enable(user._id);
    return user;
  }

  /** For users who lost their second step. Returns the account as it was before. */
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

  async endSessions(email: string): Promise<UserDocument> {
    const user = await this.byEmail(email);
    await this.users.endSessions(user._id);
    await this.sessions.endAllOf(user._id);
    return user;
  }

  private async byEmail(email: string): Promise<UserDocument> {
    const user = await this.users.findByEmail(normaliseEmail(email));
    if (!user) throw new AppError('not_found');
    return user;
  }
}
