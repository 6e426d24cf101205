import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../../errors/app-error.ts';

/** No body of the contract nests deeper than five levels; what goes far beyond would exhaust the stack of those who walk it. */
const MAX_DEPTH = 20;

/** Nor has any object more than some dozens of keys; what reads bodies walks through them all. */
const MAX_KEYS = 1_000;

/** True when a parsed JSON value nests deeper, or has an object with more keys, than any form of ours. Walks level by level, never by recursion. */
export function isOutOfBounds(value: unknown, maxDepth = MAX_DEPTH): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    const next: unknown[] = [];
    for (const entry of level) {
      if (typeof entry !== 'object' || entry === null) continue;
      const values = Object.values(entry);
      if (values.length > MAX_KEYS && !Array.isArray(entry)) return true;
      for (const value of values) next.push(value);
    }
    level = next;
  }
  return false;
}

export function refuseBodiesOutOfBounds(request: Request, _response: Response, next: NextFunction): void {
  next(isOutOfBounds(request.body) ? new AppError('bad_request') : undefined);
}
