import { LANGUAGE_CODES } from '../languages.ts';
import { POSITIONS } from '../positions.ts';
import { ROLES, USER_STATUSES } from '../roles.ts';
import { amount, choice, flag, listOf, view, word } from '../schema/view.ts';

export const userView = view('UserView', 'The bare user object of `/api/me` and `/api/login` (ENT-01, OR-12). Dates are ISO 8601 UTC.', {
  user_id: word(),
  fullname: word(),
  name: word(),
  email: word(),
  email_verified: flag(),
  status: choice(USER_STATUSES),
  role: choice(ROLES),
  position: choice(POSITIONS).optional().meta({ description: 'Of staff alone' }),
  languages: listOf(choice(LANGUAGE_CODES)).optional().meta({ description: 'Of a translator alone: what they translate into' }),
  language: choice(LANGUAGE_CODES),
  created_at: word(),
  version: amount('What an edit of the own name may be held against (`If-Match`)').optional(),
});
