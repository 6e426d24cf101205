import type { UserView } from '@reefdesk/contracts/accounts/views';
import { requestTo } from '../api/endpoint.ts';
import { isApiFailure } from '../http/api-failure.ts';
import type { HttpClient } from '../http/http-client.ts';
import { sessionStarted } from './auth.slice.ts';
import { unwrapUser } from './auth.thunks.ts';
import { forgetSessionHint, mayHaveSession } from './session-hint.ts';
import type { AppStore } from './store.ts';

/** Milliseconds between tries; after the last, the visitor stays signed out until the next page load. */
const PAUSES_MS = [2_000, 5_000, 15_000, 60_000];

/** Restores the user silently: a failure shows nothing and changes no flag (OR-76), and is retried. */
export async function restoreSession(
  store: AppStore,
  http: HttpClient,
  [pauseMs, ...pauses]: readonly number[] = PAUSES_MS,
): Promise<void> {
  if (!mayHaveSession() || store.getState().auth.user) return;
  try {
    const user = unwrapUser(await http.request<UserView>(requestTo('GET /api/me')));
    // A sign-in in the meantime takes precedence.
    if (!store.getState().auth.user) store.dispatch(sessionStarted(user));
  } catch (error) {
    if (store.getState().auth.user) return;
    if (isApiFailure(error) && error.status === 401) return forgetSessionHint();
    if (pauseMs === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    await restoreSession(store, http, pauses);
  }
}
