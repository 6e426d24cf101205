import { POSITION_OF_EARLIER_STAFF, type Position, type Role } from '@reefdesk/contracts/access';
import type { LanguageCode } from '@reefdesk/contracts/languages';

export interface UserRights {
  role: Role;
  position?: Position;
  languages?: LanguageCode[];
}

/** Staff always have a position, translators always have languages. */
export function rightsOf({ role, position = POSITION_OF_EARLIER_STAFF, languages = [] }: UserRights): UserRights {
  if (role !== 'admin') return { role };
  return { role, position, ...(position === 'translator' && { languages }) };
}
