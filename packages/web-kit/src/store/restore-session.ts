import type { UserView } from '@reefdesk/contracts/users';
import { isApiFailure } from '../http/api-failure.ts';
import type { HttpClient } from '../http/http-client.ts';
import { sessionStarted } from './auth.slice.ts';
import { unwrapUser } from './auth.thunks.ts';
import { forgetSessionHint, mayHaveSession } from './session-hint.ts';
import type { AppStore } from './store.ts';

/** Finds out quietly who is signed in: a failure shows nothing and touches no flag (OR-76). */
export async function restoreSession(store: AppStore, http: HttpClient): Promise<void> {
  if (!mayHaveSession() || store.getState().auth.user) return;
  try {
    store.dispatch(sessionStarted(unwrapUser(await http.request<UserView>({ path: '/api/me' }))));
  } catch (error) {
    if (isApiFailure(error) && error.status === 401 && !store.getState().auth.user) forgetSessionHint();
  }
}
