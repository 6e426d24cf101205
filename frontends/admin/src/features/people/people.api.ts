import type { Success } from '@reefdesk/contracts/envelope';
import type { InvitationView, PersonView } from '@reefdesk/contracts/people/endpoints';
import type { Invitation, PersonEdit } from '@reefdesk/contracts/people/requests';
import { ifMatch } from '@reefdesk/forms';
import { type ApiFailure, api } from '@reefdesk/web-kit';

type PeopleAnswer = Success<PersonView[]> & { invitations: InvitationView[]; next_cursor: string | null };

export interface Staff {
  people: PersonView[];
  invitations: InvitationView[];
}

const PAGE = 100;

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All of them: a shop has dozens, not thousands. */
    staff: build.query<Staff, void>({
      queryFn: async (_none, _api, _options, ask) => {
        const staff: Staff = { people: [], invitations: [] };
        for (let cursor: string | null = ''; cursor !== null; ) {
          const page = await ask(`/api/users?limit=${PAGE}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
          if (page.error) return { error: page.error as ApiFailure };
          const { data, invitations, next_cursor: next } = page.data as PeopleAnswer;
          staff.people.push(...data);
          staff.invitations.push(...invitations);
          cursor = next;
        }
        return { data: staff };
      },
      keepUnusedDataFor: 0,
    }),
    changePerson: build.mutation<Success<PersonView>, { person: PersonView; edit: PersonEdit }>({
      query: ({ person: { user_id, version }, edit }) => ({
        method: 'PATCH',
        path: `/api/users/${encodeURIComponent(user_id)}`,
        body: edit,
        headers: ifMatch(version),
      }),
    }),
    removeTwoStep: build.mutation<Success<PersonView>, string>({
      query: (id) => ({ method: 'DELETE', path: `/api/two-step/${encodeURIComponent(id)}` }),
    }),
    invite: build.mutation<Success<InvitationView>, Invitation>({
      query: (body) => ({ method: 'POST', path: '/api/users/invitations', body }),
    }),
    resendInvitation: build.mutation<Success<InvitationView>, string>({
      query: (id) => ({ method: 'POST', path: `/api/users/invitations/${encodeURIComponent(id)}/resend` }),
    }),
    revokeInvitation: build.mutation<Success<{ invitation_id: string }>, string>({
      query: (id) => ({ method: 'DELETE', path: `/api/users/invitations/${encodeURIComponent(id)}` }),
    }),
  }),
});

export const {
  useStaffQuery,
  useChangePersonMutation,
  useRemoveTwoStepMutation,
  useInviteMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
} = peopleApi;
