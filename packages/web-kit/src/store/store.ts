import { configureStore } from '@reduxjs/toolkit';
import { DEFAULT_LANGUAGE_CODE, type LanguageCode } from '@reefdesk/contracts/languages';
import { api } from '../api/api.ts';
import { createHttpClient, type HttpClient, type StoreExtra } from '../http/http-client.ts';
import { authSlice } from './auth.slice.ts';
import { rootReducer } from './root-reducer.ts';

type ApiState = ReturnType<typeof rootReducer>['api'];

export interface StoreOptions {
  http?: HttpClient;
  language?: LanguageCode;
  reads?: object | undefined;
}

export function createAppStore({ http = createHttpClient(), language = DEFAULT_LANGUAGE_CODE, reads }: StoreOptions = {}) {
  const extra: StoreExtra = { http };
  const auth = authSlice.getInitialState();
  return configureStore({
    reducer: rootReducer,
    preloadedState: { auth: { ...auth, language }, ...(reads && { api: reads as ApiState }) },
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
