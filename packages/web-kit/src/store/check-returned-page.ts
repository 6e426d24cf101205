import type { UserView } from '@reefdesk/contracts/accounts/views';
import { requestTo } from '../api/endpoint.ts';
import { isApiFailure } from '../http/api-failure.ts';
import type { HttpClient } from '../http/http-client.ts';
import { unwrapUser } from './auth.thunks.ts';
import { mayHaveSession } from './session-hint.ts';
import type { AppStore } from './store.ts';

/** Longer, and a page of somebody who is still signed in would stay empty on a bad connection. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * A page from the back/forward cache stands there as it was left, whatever happened to the session since, in this tab or in
 * another. So it shows nothing until it is known that the same person is signed in, and is loaded anew where not: a page of the
 * back office then leads to the sign-in screen. Where the server cannot say, the page stays: nobody signed out in this browser.
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
  // Signing out takes the hint away, so there is nothing to ask.
  if (!mayHaveSession()) return false;
  try {
    const there = unwrapUser(await http.request<UserView>({ ...requestTo('GET /api/me'), timeoutMs: ANSWER_WITHIN_MS }));
    return there.user_id === user_id;
  } catch (error) {
    return !(isApiFailure(error) && error.status === 401);
  }
}
