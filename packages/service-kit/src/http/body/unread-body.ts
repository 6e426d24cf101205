import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../../errors/app-error.ts';

/** Stands in `request.body` for a body that is there but of a type that no parser here reads. */
class UnreadBody {}

/** Comes after the parsers. Where a form is taken, it is read later, and its fields replace this. */
export function noteUnreadBodies(request: Request, _response: Response, next: NextFunction): void {
  if (request.body === undefined && hasBody(request)) request.body = new UnreadBody();
  next();
}

/** Throws 415 when there was something to read that was not read: nobody is told "saved" about words that nobody looked at. */
export function requireReadBody(body: unknown): void {
  if (body instanceof UnreadBody) throw new AppError('unsupported_media_type');
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
