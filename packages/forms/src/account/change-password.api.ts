import { api, mutation } from '@reefdesk/web-kit';

interface Outcome {
  success?: boolean;
  message?: string | undefined;
}

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A refusal may come as a success without `success` (OR-44).
    changePassword: mutation(build, 'POST /api/change-password', { result: (answer): Outcome => answer }),
  }),
});

export const { useChangePasswordMutation } = accountApi;
