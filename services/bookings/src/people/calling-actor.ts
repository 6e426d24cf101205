import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Request } from 'express';

/** Handler parameter: the signed-in user, who is required. */
export const CallingActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const actor = context.switchToHttp().getRequest<Request & { user?: Actor }>().user;
  if (!actor) throw new AppError('unauthenticated');
  return actor;
});
