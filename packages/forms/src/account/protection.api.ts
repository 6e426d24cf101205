import type { PasswordConsent } from '@reefdesk/contracts/accounts/requests';
import type { SecondStep, TwoStepCode } from '@reefdesk/contracts/accounts/second-step.requests';
import type {
  ProviderLinkView,
  RecoveryCodesView,
  SessionView,
  TwoStepSetupView,
  TwoStepView,
  UserView,
} from '@reefdesk/contracts/accounts/views';
import type { Success } from '@reefdesk/contracts/envelope';
import { api, unwrapUser } from '@reefdesk/web-kit';

const protectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: changes from other devices must show when the screen is opened again.
    sessions: build.query<Success<SessionView[]>, void>({ query: () => '/api/sessions', keepUnusedDataFor: 0 }),
    endSession: build.mutation<Success<null>, string>({
      query: (id) => ({ method: 'DELETE', path: `/api/sessions/${encodeURIComponent(id)}` }),
    }),
    endOtherSessions: build.mutation<Success<null>, PasswordConsent>({
      query: (body) => ({ method: 'DELETE', path: '/api/sessions', body }),
    }),
    twoStep: build.query<Success<TwoStepView>, void>({ query: () => '/api/two-step', keepUnusedDataFor: 0 }),
    setUpTwoStep: build.mutation<Success<TwoStepSetupView>, PasswordConsent>({
      query: (body) => ({ method: 'POST', path: '/api/two-step/setup', body }),
    }),
    enableTwoStep: build.mutation<Success<RecoveryCodesView>, TwoStepCode>({
      query: (body) => ({ method: 'POST', path: '/api/two-step/enable', body }),
    }),
    disableTwoStep: build.mutation<Success<null>, PasswordConsent>({
      query: (body) => ({ method: 'POST', path: '/api/two-step/disable', body }),
    }),
    providerLink: build.query<Success<ProviderLinkView>, void>({ query: () => '/api/oidc/link', keepUnusedDataFor: 0 }),
    unlinkProvider: build.mutation<Success<null>, void>({ query: () => ({ method: 'DELETE', path: '/api/oidc/link' }) }),
    passSecondStep: build.mutation<UserView, SecondStep>({
      query: (body) => ({ method: 'POST', path: '/api/login/second-step', body }),
      transformResponse: unwrapUser,
    }),
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
