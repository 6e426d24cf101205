import type { AnswerOf } from '@reefdesk/contracts/endpoint';
import type { InvitationView, PersonView, people } from '@reefdesk/contracts/people/endpoints';
import { type ApiFailure, api, mutation, requestTo } from '@reefdesk/web-kit';

export interface Staff {
  people: PersonView[];
  invitations: InvitationView[];
}

const PAGE = 100;

const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads all pages, because the staff has dozens of members at most. */
    staff: build.query<Staff, void>({
      queryFn: async (_none, _api, _options, ask) => {
        const staff: Staff = { people: [], invitations: [] };
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = await ask(requestTo('GET /api/users', { query: { limit: PAGE, cursor } }));
          if (page.error) return { error: page.error as ApiFailure };
          const { data, invitations, next_cursor: next } = page.data as AnswerOf<typeof people.list>;
          staff.people.push(...data);
          staff.invitations.push(...invitations);
          cursor = next;
        }
        return { data: staff };
      },
      keepUnusedDataFor: 0,
    }),
    changePerson: mutation(build, 'PATCH /api/users/{id}'),
    removeTwoStep: mutation(build, 'DELETE /api/two-step/{id}'),
    invite: mutation(build, 'POST /api/users/invitations'),
    resendInvitation: mutation(build, 'POST /api/users/invitations/{id}/resend'),
    revokeInvitation: mutation(build, 'DELETE /api/users/invitations/{id}'),
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
