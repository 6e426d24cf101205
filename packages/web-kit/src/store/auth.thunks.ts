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

/** Fulfilled with who is signed in, or with what the second step goes by: nobody is, then (PPL-08). */
export const login = createAuthThunk('auth/login', (credentials: Credentials, { extra, rejectWithValue }) =>
  extra.http
    .request<unknown>(requestTo('POST /api/login', { body: credentials }))
    .then((answer) => (asksForSecondStep(answer) ? answer : unwrapUser(answer)))
    .catch((error: unknown) => rejectWithValue(toFailure(error))),
);

/** A session that is no more leaves no hint that there may be one. */
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

/** Without a session there is nothing left to end, so a 401 counts as done. */
export const logout = createAuthThunk('auth/logout', (_: undefined, { extra, rejectWithValue }) =>
  extra.http
    .request<unknown>(requestTo('DELETE /api/logout'))
    .catch((error: unknown) => {
      if (toFailure(error).status !== 401) throw error;
    })
    .then(() => null)
    .catch((error: unknown) => rejectWithValue(toFailure(error))),
);

/** Whether the password was right and a code is asked for. */
export function asksForSecondStep(answer: unknown): answer is SecondStepView {
  return (answer as Partial<SecondStepView> | null)?.second_step === true;
}

/** The user object comes bare, but `user` and `data` envelopes are read as well (OR-12). */
export function unwrapUser(answer: unknown): UserView {
  const { data, user } = answer as { data?: UserView; user?: UserView };
  return user ?? data ?? (answer as UserView);
}
