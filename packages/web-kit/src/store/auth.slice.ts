import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { DEFAULT_LANGUAGE_CODE, type LanguageCode, toLanguageCode } from '@reefdesk/contracts/languages';
import { UNKNOWN_FAILURE } from '../http/api-failure.ts';
import { asksForSecondStep, fetchMe, login, logout } from './auth.thunks.ts';

/** ENT-02. The HTTP client is the thunks' extra argument, because state must be serialisable. */
export interface AuthState {
  user: UserView | null;
  page: string;
  microPage: string;
  language: LanguageCode;
  loading: boolean;
  success: boolean;
  error: boolean;
  message: string;
}

const signedOut: AuthState = {
  user: null,
  page: '',
  microPage: '',
  language: DEFAULT_LANGUAGE_CODE,
  loading: false,
  success: false,
  error: false,
  message: '',
};

const outcome = {
  pending: { loading: true, success: false, error: false, message: '' },
  fulfilled: { loading: false, success: true, error: false, message: '' },
  rejected: { loading: false, success: false, error: true },
};

export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    /** Clears everything but the language (STATE-03, I18N-28). */
    resetAuth: (state) => ({ ...signedOut, language: state.language }),
    languageChanged: (state, { payload }: PayloadAction<string>) => {
      state.language = toLanguageCode(payload);
    },
    pageOpened: (state, { payload }: PayloadAction<{ page: string; microPage: string }>) => {
      Object.assign(state, payload);
    },
    accountChanged: (state, { payload }: PayloadAction<UserView>) => {
      state.user = payload;
    },
    /** For sessions that begin without `login`, such as after sign-up. */
    sessionStarted: (state, { payload }: PayloadAction<UserView>) => {
      Object.assign(state, outcome.fulfilled, { user: payload });
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isAnyOf(login.pending, fetchMe.pending, logout.pending), (state) => {
        Object.assign(state, outcome.pending);
      })
      .addMatcher(isAnyOf(login.fulfilled, fetchMe.fulfilled, logout.fulfilled), (state, { payload }) => {
        Object.assign(state, outcome.fulfilled, { user: asksForSecondStep(payload) ? null : (payload ?? null) });
      })
      .addMatcher(isAnyOf(login.rejected, fetchMe.rejected, logout.rejected), (state, { payload }) => {
        Object.assign(state, outcome.rejected, { message: payload?.message ?? UNKNOWN_FAILURE });
      }),
  selectors: { selectAuth: (state) => state, selectUser: (state) => state.user },
});

export const { accountChanged, resetAuth, languageChanged, pageOpened, sessionStarted } = authSlice.actions;
export const { selectAuth, selectUser } = authSlice.selectors;
