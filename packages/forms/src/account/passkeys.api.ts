import type { PasswordConsent } from '@reefdesk/contracts/accounts/requests';
import type { NewPasskey, PasskeyEdit, PasskeyQuestion, PasskeySignIn } from '@reefdesk/contracts/accounts/second-step.requests';
import type {
  PasskeyAddedView,
  PasskeyQuestionView,
  PasskeySetupView,
  PasskeysView,
  PasskeyView,
  UserView,
} from '@reefdesk/contracts/accounts/views';
import type { Success } from '@reefdesk/contracts/envelope';
import { api, unwrapUser } from '@reefdesk/web-kit';

type OnePasskey<Body> = Body & { id: string };

const pathOf = (id: string) => `/api/passkeys/${encodeURIComponent(id)}`;

const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    passkeys: build.query<Success<PasskeysView>, void>({ query: () => '/api/passkeys', keepUnusedDataFor: 0 }),
    setUpPasskey: build.mutation<Success<PasskeySetupView>, PasswordConsent>({
      query: (body) => ({ method: 'POST', path: '/api/passkeys/setup', body }),
    }),
    addPasskey: build.mutation<Success<PasskeyAddedView>, NewPasskey>({
      query: (body) => ({ method: 'POST', path: '/api/passkeys', body }),
    }),
    renamePasskey: build.mutation<Success<PasskeyView>, OnePasskey<PasskeyEdit> & { version: number }>({
      query: ({ id, ...body }) => ({ method: 'PATCH', path: pathOf(id), body }),
    }),
    removePasskey: build.mutation<Success<null>, OnePasskey<PasswordConsent>>({
      query: ({ id, ...body }) => ({ method: 'DELETE', path: pathOf(id), body }),
    }),
    askPasskey: build.mutation<Success<PasskeyQuestionView>, PasskeyQuestion>({
      query: (body) => ({ method: 'POST', path: '/api/login/passkey/options', body }),
    }),
    signInByPasskey: build.mutation<UserView, PasskeySignIn>({
      query: (body) => ({ method: 'POST', path: '/api/login/passkey', body }),
      transformResponse: unwrapUser,
    }),
  }),
});

export const {
  usePasskeysQuery,
  useSetUpPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useAskPasskeyMutation,
  useSignInByPasskeyMutation,
} = passkeysApi;
