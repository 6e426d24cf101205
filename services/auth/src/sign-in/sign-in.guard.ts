import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FieldErrors } from '@reefdesk/contracts/errors';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { requireReadBody } from '@reefdesk/service-kit/http/unread-body';
import { createValidationPipe } from '@reefdesk/service-kit/http/validation';
import type { Request } from 'express';
import { SignInDto } from './sign-in.dto.ts';
import { SIGN_IN } from './sign-in.strategy.ts';

const REQUIRED = ['email', 'password'] as const;

/** Checks the credentials. Guards run before pipes, so the body is validated here, and nothing but the body is read. */
@Injectable()
export class SignInGuard extends AuthGuard(SIGN_IN) {
  private readonly validation = createValidationPipe();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await this.credentials(request.body);
    await super.canActivate(context);
    return true;
  }

  override handleRequest<User>(error: unknown, user: User): User {
    if (error) throw error;
    if (!user) throw new AppError('invalid_credentials');
    return user;
  }

  private async credentials(body: unknown): Promise<SignInDto> {
    requireReadBody(body);
    const given = typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
    const missing = REQUIRED.filter((field) => isEmpty(given[field]));
    if (missing.length > 0) throw new AppError('missing_credentials', {}, { fields: requiredFields(missing) });
    return this.validation.transform(given, { type: 'body', metatype: SignInDto });
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function requiredFields(names: readonly string[]): FieldErrors {
  return Object.fromEntries(names.map((name) => [name, `${name} is required`]));
}
