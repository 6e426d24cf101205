import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { SIGN_IN as CREDENTIALS, type SignIn } from '@reefdesk/contracts/accounts/requests';
import { type FieldErrors, toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { ruleError } from '@reefdesk/contracts/schema/check';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { fieldErrors } from '@reefdesk/service-kit/errors/field-errors';
import { readBody } from '@reefdesk/service-kit/http/body/read-body';
import { requireReadBody } from '@reefdesk/service-kit/http/body/unread-body';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import type { Account } from '../accounts/accounts.ts';
import { CredentialsCheck } from './credentials.ts';
import { readDeviceCookie } from './device-cookie.ts';

const SIGN_IN = 'sign-in';

@Injectable()
export class SignInStrategy extends PassportStrategy(Strategy, SIGN_IN) {
  constructor(private readonly credentials: CredentialsCheck) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
  }

  validate(request: Request, email: string, password: string): Promise<Account> {
    return this.credentials.check({ email, password, address: request.ip, deviceSecret: readDeviceCookie(request) });
  }
}

const REQUIRED = ['email', 'password'] as const;

/** Guards run before pipes, so the body is validated here. */
@Injectable()
export class SignInGuard extends AuthGuard(SIGN_IN) {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = credentialsOf(request.body);
    await super.canActivate(context);
    return true;
  }

  override handleRequest<User>(error: unknown, user: User): User {
    if (error) throw error;
    if (!user) throw new AppError('invalid_credentials');
    return user;
  }
}

function credentialsOf(body: unknown): SignIn {
  requireReadBody(body);
  const given = typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
  const missing = REQUIRED.filter((field) => isEmpty(given[field]));
  if (missing.length > 0) throw new AppError('missing_credentials', {}, { fields: requiredFields(missing) });
  return readBody(CREDENTIALS, given);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function requiredFields(names: readonly string[]): FieldErrors {
  return fieldErrors(Object.fromEntries(names.map((name) => [name, toFieldError(ruleError('required'), name)])));
}
