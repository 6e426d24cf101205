import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.ts';

export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Handler parameter: the id of what the call is to create. A client that never heard the answer sends the same call with the
 * same `Idempotency-Key` (a UUID) again and gets what was created the first time. Without a key each call creates something
 * new; a key that is no UUID is a `bad_request`.
 */
export const NewId = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  newId(context.switchToHttp().getRequest<Request>().headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()]),
);

export function newId(key: string | string[] | undefined): string {
  if (key === undefined) return randomUUID();
  if (typeof key !== 'string' || !UUID.test(key)) throw new AppError('bad_request');
  return key.toLowerCase();
}
