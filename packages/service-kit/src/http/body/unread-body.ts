import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../../errors/app-error.ts';

/** Marks a `request.body` whose content type no parser reads. */
class UnreadBody {}

/** Runs after the parsers. On endpoints with a form, the form's fields replace the mark later. */
export function noteUnreadBodies(request: Request, _response: Response, next: NextFunction): void {
  if (request.body === undefined && hasBody(request)) request.body = new UnreadBody();
  next();
}

/** Throws 415 for a body that no parser has read, because reporting success would be wrong. */
export function requireReadBody(body: unknown): void {
  if (body instanceof UnreadBody) throw new AppError('unsupported_media_type');
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
