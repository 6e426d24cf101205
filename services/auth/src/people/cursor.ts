import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { StaffPlace } from '../staff/staff.repository.ts';
import type { UserDocument } from '../users/user.schema.ts';

const CURSOR = /^(\d{1,15})\.([\da-f-]{36})$/;

/** Where the next page begins. */
export function placeAfter({ createdAt, _id }: UserDocument): string {
  return Buffer.from(`${createdAt.getTime()}.${_id}`).toString('base64url');
}

/** Throws `bad_request`. */
export function readCursor(cursor: string): StaffPlace {
  const [, time, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined) throw new AppError('bad_request');
  return { createdAt: new Date(Number(time)), id };
}
