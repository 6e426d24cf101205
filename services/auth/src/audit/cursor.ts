import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { AuditPlace } from './audit-entries.repository.ts';
import type { AuditEntryDocument } from './audit-entry.schema.ts';

const CURSOR = /^(\d{1,15})\.([\w:-]{1,100})$/;

/** Where the next page begins. */
export function placeAfter({ at, _id }: AuditEntryDocument): string {
  return Buffer.from(`${at.getTime()}.${_id}`).toString('base64url');
}

/** Throws `bad_request`. */
export function readPlace(cursor: string): AuditPlace {
  const [, time, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined) throw new AppError('bad_request');
  return { at: new Date(Number(time)), id };
}
