import { configureStore } from '@reduxjs/toolkit';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { api } from '../api/api.ts';
import { createHttpClient, type HttpClient } from '../http/http-client.ts';
import { authSlice } from './auth.slice.ts';
import type { StoreExtra } from './auth.thunks.ts';
import { rootReducer } from './root-reducer.ts';

export interface StoreOptions {
  http?: HttpClient;
  language?: LanguageCode;
}

export function createAppStore({ http = createHttpClient(), language }: StoreOptions = {}) {
  const extra: StoreExtra = { http };
  const auth = authSlice.getInitialState();
  return configureStore({
    reducer: rootReducer,
    preloadedState: language ? { auth: { ...auth, language } } : undefined,
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
