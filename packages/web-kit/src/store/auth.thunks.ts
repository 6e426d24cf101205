import { createAsyncThunk } from '@reduxjs/toolkit';
import type { SecondStepView, UserView } from '@reefdesk/contracts/accounts/views';
import { requestTo } from '../api/endpoint.ts';
import { type ApiFailure, toFailure } from '../http/api-failure.ts';
import type { StoreExtra } from '../http/http-client.ts';
import { forgetSessionHint } from './session-hint.ts';

export interface Credentials {
  email: string;
  password: string;
  /** Keep the session after the browser closes (OR-16). */
  remember?: boolean;
}

const createAuthThunk = createAsyncThunk.withTypes<{ extra: StoreExtra; rejectValue: ApiFailure }>();

/** Fulfilled with the user, or with the challenge of the second step, when no user is signed in yet (PPL-08). */
export const login = createAuthThunk('auth/login', (credentials: Credentials, { extra, rejectWithValue }) =>
  extra.http
    .request<unknown>(requestTo('POST /api/login', { body: credentials }))
    .then((answer) => (asksForSecondStep(answer) ? answer : unwrapUser(answer)))
    .catch((error: unknown) => rejectWithValue(toFailure(error))),
);

export const fetchMe = createAuthThunk('auth/me', (_: undefined, { extra, rejectWithValue }) =>
  extra.http
    .request<unknown>(requestTo('GET /api/me'))
    .then(unwrapUser)
    .catch((error: unknown) => {
      const failure = toFailure(error);
      if (failure.status === 401) forgetSessionHint();
      return rejectWithValue(failure);
    }),
);

/** A 401 counts as success, because no session is left. */
export const logout = createAuthThunk('auth/logout', (_: undefined, { extra, rejectWithValue }) =>
  extra.http
    .request<unknown>(requestTo('DELETE /api/logout'))
    .catch((error: unknown) => {
      if (toFailure(error).status !== 401) throw error;
    })
    .then(() => null)
    .catch((error: unknown) => rejectWithValue(toFailure(error))),
);

export function asksForSecondStep(answer: unknown): answer is SecondStepView {
  return (answer as Partial<SecondStepView> | null)?.second_step === true;
}

/** Accepts a bare user and `user` and `data` envelopes (OR-12). */
export function unwrapUser(answer: unknown): UserView {
  const { data, user } = answer as { data?: UserView; user?: UserView };
  return user ?? data ?? (answer as UserView);
}
