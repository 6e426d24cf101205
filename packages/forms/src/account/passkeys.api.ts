import { api, mutation, query, unwrapUser } from '@reefdesk/web-kit';

const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    passkeys: query(build, 'GET /api/passkeys', { keepUnusedDataFor: 0 }),
    setUpPasskey: mutation(build, 'POST /api/passkeys/setup'),
    addPasskey: mutation(build, 'POST /api/passkeys'),
    renamePasskey: mutation(build, 'PATCH /api/passkeys/{id}'),
    removePasskey: mutation(build, 'DELETE /api/passkeys/{id}'),
    askPasskey: mutation(build, 'POST /api/login/passkey/options'),
    signInByPasskey: mutation(build, 'POST /api/login/passkey', { result: unwrapUser }),
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
