import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { Request } from 'express';

export interface Caller {
  actor: Actor | null;
  isAdmin: boolean;
}

export const ANYONE: Caller = { actor: null, isAdmin: false };

export function callerOf(actor: Actor | null | undefined): Caller {
  return actor ? { actor, isAdmin: actor.role === 'admin' } : ANYONE;
}

export const CalledBy = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => callerOf(context.switchToHttp().getRequest<Request>().user as Actor | undefined),
);
