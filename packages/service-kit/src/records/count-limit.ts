import type { ErrorCode } from '@reefdesk/contracts/errors/errors';
import { AppError } from '../errors/app-error.ts';

/** Throws if there are `max` already. Concurrent requests may exceed the limit, which only keeps lists from growing without end. */
export function requireRoomFor(code: ErrorCode, present: number, max: number): void {
  if (present >= max) throw new AppError(code, { max });
}
