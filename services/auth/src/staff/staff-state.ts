import type { Position, UserStatus } from '@reefdesk/contracts/access';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import type { PersonEdit } from '@reefdesk/contracts/people/requests';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { rightsOf } from '../accounts/rights.ts';
import type { UserDocument } from '../accounts/user.schema.ts';

export interface StaffRights {
  position: Position;
  languages?: LanguageCode[];
}

export interface StaffState extends StaffRights {
  status: UserStatus;
}

export function stateOf(user: UserDocument): StaffState {
  const { position = 'owner', languages } = rightsOf(user);
  return { position, ...(languages && { languages }), status: user.status };
}

/** Throws `validation_failed` for a translator without languages. */
export function stateAfter(seen: StaffState, { position = seen.position, languages = seen.languages, disabled }: PersonEdit): StaffState {
  const status = disabled === undefined ? seen.status : disabled ? 'disabled' : 'active';
  return { ...rightsWith(position, languages), status };
}

/** Throws `validation_failed` for a translator without languages; other positions have none. */
export function rightsWith(position: Position, languages: readonly LanguageCode[] = []): StaffRights {
  if (position !== 'translator') return { position };
  if (languages.length === 0) {
    throw new AppError('validation_failed', {}, { fields: { languages: [toFieldError({ code: 'required', params: {} }, 'Languages')] } });
  }
  return { position, languages: LANGUAGE_CODES.filter((code) => languages.includes(code)) };
}

export function isActiveOwner({ position, status }: StaffState): boolean {
  return position === 'owner' && status === 'active';
}
