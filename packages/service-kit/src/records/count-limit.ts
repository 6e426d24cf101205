import type { ErrorCode } from '@reefdesk/contracts/errors/errors';
import { AppError } from '../errors/app-error.ts';

/**
 * Refuses one more where there are `max` already. Several that come at the same moment may each still see room: the limit
 * keeps lists from growing without end, it is no promise of an exact number.
 */
export function requireRoomFor(code: ErrorCode, present: number, max: number): void {
  if (present >= max) throw new AppError(code, { max });
}
