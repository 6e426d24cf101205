import type { InferType } from 'yup';
import { AREAS, POSITIONS, USER_STATUSES } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { array, boolean, choice, envelope, enveloped, nothing, number, object, string, view } from '../schema/view.ts';
import { INVITATION, INVITATION_ACCEPTANCE, PERSON_EDIT, peopleQuery } from './requests.ts';

const RIGHTS = {
  position: choice(POSITIONS),
  languages: array(choice(LANGUAGE_CODES)).optional().meta({ description: 'Of a translator alone: what they translate into' }),
};

export const personView = view('PersonView', 'Somebody of the staff, as owners see them.', {
  user_id: string(),
  fullname: string(),
  email: string(),
  email_verified: boolean(),
  ...RIGHTS,
  status: choice(USER_STATUSES),
  two_step: boolean().meta({ description: 'Whether sign-in asks for a second step' }),
  language: choice(LANGUAGE_CODES),
  created_at: string('ISO 8601 UTC'),
  version: number(),
});
export type PersonView = InferType<typeof personView>;

export const invitationView = view('InvitationView', 'Somebody who was invited to the staff and has not accepted yet.', {
  invitation_id: string(),
  email: string(),
  ...RIGHTS,
  language: choice(LANGUAGE_CODES).meta({ description: 'Of the letter' }),
  invited_by: string('Name of the owner'),
  created_at: string('ISO 8601 UTC'),
  expires_at: string('ISO 8601 UTC: from then on the link of the latest letter does not work any more'),
});

export type InvitationView = InferType<typeof invitationView>;

export const INVITATION_HOURS = 72;

const owners = { access: AREAS.people } as const;
const ID = { id: '`user_id`' };
const INVITATION_ID = { id: '`invitation_id`' };

/** Staff and invitations (PPL-04, PPL-06). */
export const people = {
  list: {
    route: 'GET /api/users',
    ...owners,
    summary: 'The staff, in the order in which they came, and, with the first page, all open invitations',
    query: peopleQuery,
    answers: {
      200: object({ ...envelope(array(personView)), invitations: array(invitationView), next_cursor: string().nullable() }),
    },
    errors: ['validation_failed'],
  },
  edit: {
    route: 'PATCH /api/users/{id}',
    ...owners,
    audit: { kind: 'people' },
    summary: 'Change somebody’s position or languages, disable or enable them; what is left out stays',
    description: 'Counts on every gateway within five seconds. Disabling ends all sessions. The last owner stays an owner.',
    path: ID,
    json: PERSON_EDIT,
    answers: { 200: enveloped(personView) },
    errors: ['user_not_found', 'last_owner'],
    guards: personView,
  },
  removeTwoStep: {
    route: 'DELETE /api/two-step/{id}',
    ...owners,
    audit: { kind: 'people', action: 'two_step_off' },
    summary: 'Take the second step and the passkeys off the account of another member of staff, who has lost them',
    description: 'The password alone signs in then. Not for the own account, which asks for the password. A letter tells them.',
    path: ID,
    answers: { 200: enveloped(personView) },
    errors: ['user_not_found', 'forbidden'],
  },
  invite: {
    route: 'POST /api/users/invitations',
    ...owners,
    audit: { kind: 'invitations' },
    summary: 'Invite somebody by a letter with a link that works once and for 72 hours; again: in place of what was offered before',
    description:
      'Answered the same whether the address has a customer’s account or not; who accepts with it goes on as staff in that account. ' +
      'At most three letters an hour and address. The link works while who invited is an owner.',
    json: INVITATION,
    answers: { 201: enveloped(invitationView) },
    errors: ['email_taken', 'too_many_attempts'],
  },
  resendInvitation: {
    route: 'POST /api/users/invitations/{id}/resend',
    ...owners,
    audit: { kind: 'invitations', action: 'sent_again' },
    summary: 'Send the letter once more: its link works for 72 hours, the one before it no longer',
    description: 'From then on the invitation is that of the owner who sent it again.',
    path: INVITATION_ID,
    answers: { 202: enveloped(invitationView) },
    errors: ['invitation_not_found', 'too_many_attempts'],
  },
  revokeInvitation: {
    route: 'DELETE /api/users/invitations/{id}',
    ...owners,
    audit: { kind: 'invitations' },
    summary: 'Take an invitation back: its link does not work any more',
    path: INVITATION_ID,
    answers: { 200: enveloped(object({ invitation_id: string() })) },
    errors: ['invitation_not_found'],
  },
  acceptInvitation: {
    route: 'POST /api/invitations/accept',
    access: 'public',
    summary: 'Become staff by the link of a letter; signing in comes next',
    json: INVITATION_ACCEPTANCE,
    answers: { 201: enveloped(nothing()) },
    errors: ['invalid_or_expired_token', 'too_many_attempts', 'service_unavailable'],
  },
} as const satisfies Endpoints;
