import { api, mutation } from '@reefdesk/web-kit';

const invitationApi = api.injectEndpoints({
  endpoints: (build) => ({ acceptInvitation: mutation(build, 'POST /api/invitations/accept') }),
});

export const { useAcceptInvitationMutation } = invitationApi;
