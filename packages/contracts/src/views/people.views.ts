import { LANGUAGE_CODES } from '../languages.ts';
import { POSITIONS } from '../positions.ts';
import { USER_STATUSES } from '../roles.ts';
import { amount, choice, flag, listOf, view, word } from '../schema/view.ts';

const RIGHTS = {
  position: choice(POSITIONS),
  languages: listOf(choice(LANGUAGE_CODES)).optional().meta({ description: 'Of a translator alone: what they translate into' }),
};

export const personView = view('PersonView', 'Somebody of the staff, as owners see them.', {
  user_id: word(),
  fullname: word(),
  email: word(),
  email_verified: flag(),
  ...RIGHTS,
  status: choice(USER_STATUSES),
  two_step: flag().meta({ description: 'Whether sign-in asks for a second step' }),
  language: choice(LANGUAGE_CODES),
  created_at: word('ISO 8601 UTC'),
  version: amount(),
});

export const invitationView = view('InvitationView', 'Somebody who was invited to the staff and has not accepted yet.', {
  invitation_id: word(),
  email: word(),
  ...RIGHTS,
  language: choice(LANGUAGE_CODES).meta({ description: 'Of the letter' }),
  invited_by: word('Name of the owner'),
  created_at: word('ISO 8601 UTC'),
  expires_at: word('ISO 8601 UTC: from then on the link of the latest letter does not work any more'),
});
