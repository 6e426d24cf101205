import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../../errors/app-error.ts';

/** Bodies of the contracts have at most five levels; much deeper nesting would exhaust the stack of recursive code. */
const MAX_DEPTH = 20;

/** Objects of the contracts have at most some dozens of keys. */
const MAX_KEYS = 1_000;

/** True if a value is nested too deeply or has an object with too many keys. Iterative, because recursion could exhaust the stack. */
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
