import type { InferType } from 'yup';
import type { invitationView, personView } from './views/people.views.ts';

export type PersonView = InferType<typeof personView>;
export type InvitationView = InferType<typeof invitationView>;

/** Hours for which the link of an invitation works. */
export const INVITATION_HOURS = 72;
