import type { Success } from '@reefdesk/contracts/envelope';
import type { InvitationAcceptance } from '@reefdesk/contracts/people/requests';
import { api } from '@reefdesk/web-kit';

const invitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    acceptInvitation: build.mutation<Success<null>, InvitationAcceptance>({
      query: (body) => ({ method: 'POST', path: '/api/invitations/accept', body }),
    }),
  }),
});

export const { useAcceptInvitationMutation } = invitationApi;
