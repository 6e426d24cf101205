import { api, mutation, query, unwrapUser } from '@reefdesk/web-kit';

const protectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: changes from other devices must show when the screen is opened again.
    sessions: query(build, 'GET /api/sessions', { keepUnusedDataFor: 0 }),
    endSession: mutation(build, 'DELETE /api/sessions/{id}'),
    endOtherSessions: mutation(build, 'DELETE /api/sessions'),
    twoStep: query(build, 'GET /api/two-step', { keepUnusedDataFor: 0 }),
    setUpTwoStep: mutation(build, 'POST /api/two-step/setup'),
    enableTwoStep: mutation(build, 'POST /api/two-step/enable'),
    disableTwoStep: mutation(build, 'POST /api/two-step/disable'),
    providerLink: query(build, 'GET /api/oidc/link', { keepUnusedDataFor: 0 }),
    unlinkProvider: mutation(build, 'DELETE /api/oidc/link'),
    passSecondStep: mutation(build, 'POST /api/login/second-step', { result: unwrapUser }),
  }),
});

export const {
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useTwoStepQuery,
  useSetUpTwoStepMutation,
  useEnableTwoStepMutation,
  useDisableTwoStepMutation,
  useProviderLinkQuery,
  useUnlinkProviderMutation,
  usePassSecondStepMutation,
} = protectionApi;
