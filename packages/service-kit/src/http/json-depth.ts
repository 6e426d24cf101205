import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../errors/app-error.ts';

/** No body of the contract nests deeper than five levels; what goes far beyond would exhaust the stack of those who walk it. */
const MAX_DEPTH = 20;

/** True when a parsed JSON value nests deeper than any form of ours. Walks level by level, never by recursion. */
export function isTooDeep(value: unknown, maxDepth = MAX_DEPTH): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []));
  }
  return false;
}

export function refuseDeepBodies(request: Request, _response: Response, next: NextFunction): void {
  next(isTooDeep(request.body) ? new AppError('bad_request') : undefined);
}
