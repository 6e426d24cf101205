import { AREAS } from '../access.ts';
import { INVITATION, INVITATION_ACCEPTANCE, PEOPLE_FIELDS, PERSON_EDIT } from '../requests/people.requests.ts';
import { envelope, enveloped, listOf, nothing, part, word } from '../schema/view.ts';
import { invitationView, personView } from '../views/people.views.ts';
import type { Calls } from './call.ts';

const owners = { access: AREAS.people } as const;
const ID = { id: '`user_id`' };
const INVITATION_ID = { id: '`invitation_id`' };

/** The staff and who is to become staff (PPL-04, PPL-06). */
export const peopleCalls: Calls = {
  'GET /api/users': {
    ...owners,
    summary: 'The staff, in the order in which they came, and, with the first page, all open invitations',
    query: PEOPLE_FIELDS,
    answers: {
      200: part({ ...envelope(listOf(personView)), invitations: listOf(invitationView), next_cursor: word().nullable() }),
    },
    errors: ['validation_failed', 'bad_request'],
  },
  'PATCH /api/users/{id}': {
    ...owners,
    summary: 'Change somebody’s position or languages, disable or enable them; what is left out stays',
    description: 'Counts on every gateway within five seconds. Disabling ends all sessions. The last owner stays an owner.',
    path: ID,
    json: PERSON_EDIT,
    answers: { 200: enveloped(personView) },
    errors: ['user_not_found', 'last_owner'],
    guards: personView,
  },
  'DELETE /api/two-step/{id}': {
    ...owners,
    summary: 'Take the second step and the passkeys off the account of another member of staff, who has lost them',
    description: 'The password alone signs in then. Not for the own account, which asks for the password. A letter tells them.',
    path: ID,
    answers: { 200: enveloped(personView) },
    errors: ['user_not_found', 'forbidden'],
  },
  'POST /api/users/invitations': {
    ...owners,
    summary: 'Invite somebody by a letter with a link that works once and for 72 hours; again: in place of what was offered before',
    description:
      'Answered the same whether the address has a customer’s account or not; who accepts with it goes on as staff in that account. ' +
      'At most three letters an hour and address. The link works while who invited is an owner.',
    json: INVITATION,
    answers: { 201: enveloped(invitationView) },
    errors: ['email_taken', 'too_many_attempts'],
  },
  'POST /api/users/invitations/{id}/resend': {
    ...owners,
    summary: 'Send the letter once more: its link works for 72 hours, the one before it no longer',
    description: 'From then on the invitation is that of the owner who sent it again.',
    path: INVITATION_ID,
    answers: { 202: enveloped(invitationView) },
    errors: ['invitation_not_found', 'too_many_attempts'],
  },
  'DELETE /api/users/invitations/{id}': {
    ...owners,
    summary: 'Take an invitation back: its link does not work any more',
    path: INVITATION_ID,
    answers: { 200: enveloped(part({ invitation_id: word() })) },
    errors: ['invitation_not_found'],
  },
  'POST /api/invitations/accept': {
    access: 'public',
    summary: 'Become staff by the link of a letter; signing in comes next',
    json: INVITATION_ACCEPTANCE,
    answers: { 201: enveloped(nothing()) },
    errors: ['invalid_or_expired_token', 'too_many_attempts', 'service_unavailable'],
  },
};
