import type { LanguageCode } from '@reefdesk/contracts/languages';
import type { UserView } from '@reefdesk/contracts/users';
import { api } from '@reefdesk/web-kit';

interface Registration {
  fullname: string;
  email: string;
  password: string;
  language: LanguageCode;
}

const signUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<UserView, Registration>({
      query: (body) => ({ method: 'POST', path: '/api/register', body }),
    }),
  }),
});

export const { useRegisterMutation } = signUpApi;
