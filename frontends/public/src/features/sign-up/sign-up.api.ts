import type { Registration } from '@reefdesk/contracts/accounts/requests';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { api } from '@reefdesk/web-kit';

const signUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<UserView, Registration>({
      query: (body) => ({ method: 'POST', path: '/api/register', body }),
    }),
  }),
});

export const { useRegisterMutation } = signUpApi;
