import type { UserView } from '@reefdesk/contracts/accounts/views';
import { requestTo } from '../api/endpoint.ts';
import { isApiFailure } from '../http/api-failure.ts';
import type { HttpClient } from '../http/http-client.ts';
import { unwrapUser } from './auth.thunks.ts';
import { mayHaveSession } from './session-hint.ts';
import type { AppStore } from './store.ts';

/** Limits how long the page stays empty for a signed-in user on a bad connection. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * A page from the back/forward cache may show an ended session. It stays hidden until the same user is confirmed, else it reloads, which
 * leads to the sign-in screen. If the server does not respond it is shown: the user did not sign out in this browser.
 */
export function checkReturnedPages(store: AppStore, http: HttpClient, reload: () => void = () => location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const { user } = store.getState().auth;
    if (persisted && user) void check(user);
  });

  async function check(user: UserView): Promise<void> {
    document.documentElement.hidden = true;
    if (await isStillThere(user, http)) document.documentElement.hidden = false;
    else reload();
  }
}

async function isStillThere({ user_id }: UserView, http: HttpClient): Promise<boolean> {
  // Signing out removes the hint, so no request is needed.
  if (!mayHaveSession()) return false;
  try {
    const there = unwrapUser(await http.request<UserView>({ ...requestTo('GET /api/me'), timeoutMs: ANSWER_WITHIN_MS }));
    return there.user_id === user_id;
  } catch (error) {
    return !(isApiFailure(error) && error.status === 401);
  }
}
