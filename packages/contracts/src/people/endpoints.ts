import type { InferType } from 'yup';
import { AREAS, POSITIONS, USER_STATUSES } from '../access.ts';
import { staffView } from '../bookings/endpoints.ts';
import type { Endpoints } from '../endpoint.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { array, boolean, choice, envelope, enveloped, nothing, number, object, string, view } from '../schema/view.ts';
import { INVITATION, INVITATION_ACCEPTANCE, PERSON_EDIT, peopleQuery } from './requests.ts';

const RIGHTS = {
  position: choice(POSITIONS),
  languages: array(choice(LANGUAGE_CODES)).optional().meta({ description: 'Target languages; present for translators only.' }),
};

export const personView = view('PersonView', 'A staff member, for owners.', {
  user_id: string(),
  fullname: string(),
  email: string(),
  email_verified: boolean(),
  ...RIGHTS,
  status: choice(USER_STATUSES),
  two_step: boolean().meta({ description: 'True if sign-in requires a second step.' }),
  language: choice(LANGUAGE_CODES),
  created_at: string('ISO 8601 UTC'),
  version: number(),
});
export type PersonView = InferType<typeof personView>;

export const invitationView = view('InvitationView', 'A pending invitation to the staff.', {
  invitation_id: string(),
  email: string(),
  ...RIGHTS,
  language: choice(LANGUAGE_CODES).meta({ description: 'Language of the email.' }),
  invited_by: string('Name of the inviting owner.'),
  created_at: string('ISO 8601 UTC'),
  expires_at: string('Expiry of the link in the latest email, ISO 8601 UTC.'),
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
    summary: 'List staff members and pending invitations',
    description: 'Staff members oldest first. The first page also contains all pending invitations.',
    query: peopleQuery,
    answers: {
      200: object({ ...envelope(array(personView)), invitations: array(invitationView), next_cursor: string().nullable() }),
    },
    errors: ['validation_failed'],
  },
  colleagues: {
    route: 'GET /api/colleagues',
    access: AREAS.enquiries,
    summary: 'List the active staff members who may answer enquiries',
    description: `Ordered by name; at most ${LIMITS.colleagues}.`,
    answers: { 200: enveloped(array(staffView)) },
  },
  edit: {
    route: 'PATCH /api/users/{id}',
    ...owners,
    audit: { kind: 'people' },
    summary: 'Edit a staff member',
    description:
      'Changes position or languages, or disables or enables the account; omitted fields keep their value. Changes take effect on every ' +
      'gateway within five seconds. Disabling an account ends all its sessions. The last owner must remain an owner.',
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
    summary: 'Remove the second step and the passkeys of another staff member',
    description:
      'For a staff member who has lost them: sign-in then requires only the password. Not available for the current account, which ' +
      'requires the password. The user gets an email.',
    path: ID,
    answers: { 200: enveloped(personView) },
    errors: ['user_not_found', 'forbidden'],
  },
  invite: {
    route: 'POST /api/users/invitations',
    ...owners,
    audit: { kind: 'invitations' },
    summary: 'Invite a staff member by email',
    description:
      'The link in the email works once and for 72 hours, and only while the inviting user is an owner. A new invitation replaces the ' +
      'previous one. The response is the same whether or not the address has a customer account; on acceptance, an existing customer ' +
      'account becomes the staff account. At most three emails per hour and address.',
    json: INVITATION,
    answers: { 201: enveloped(invitationView) },
    errors: ['email_taken', 'too_many_attempts'],
  },
  resendInvitation: {
    route: 'POST /api/users/invitations/{id}/resend',
    ...owners,
    audit: { kind: 'invitations', action: 'sent_again' },
    summary: 'Resend an invitation',
    description:
      'The new link works for 72 hours, and the previous link stops working. The invitation then belongs to the owner who resent it.',
    path: INVITATION_ID,
    answers: { 202: enveloped(invitationView) },
    errors: ['invitation_not_found', 'too_many_attempts'],
  },
  revokeInvitation: {
    route: 'DELETE /api/users/invitations/{id}',
    ...owners,
    audit: { kind: 'invitations' },
    summary: 'Revoke an invitation',
    description: 'The link of the invitation stops working.',
    path: INVITATION_ID,
    answers: { 200: enveloped(object({ invitation_id: string() })) },
    errors: ['invitation_not_found'],
  },
  acceptInvitation: {
    route: 'POST /api/invitations/accept',
    access: 'public',
    summary: 'Accept an invitation with the link from an email',
    description: 'Makes the user a staff member. Does not sign in.',
    json: INVITATION_ACCEPTANCE,
    answers: { 201: enveloped(nothing()) },
    errors: ['invalid_or_expired_token', 'too_many_attempts', 'service_unavailable'],
  },
} as const satisfies Endpoints;
