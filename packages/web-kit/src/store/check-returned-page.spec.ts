import { SIGNED_IN_HINT_COOKIE } from '@reefdesk/contracts/accounts/values';
import type { UserView } from '@reefdesk/contracts/accounts/views';
import { waitFor } from '@testing-library/dom';
import { failureOf } from '../http/api-failure.ts';
import { fakeHttp, staffUser } from '../testing.tsx';
import { sessionStarted } from './auth.slice.ts';
import { checkReturnedPages } from './check-returned-page.ts';
import { createAppStore } from './store.ts';

const ratna = staffUser();
const wayan = staffUser({ user_id: 'u2' });
const page = document.documentElement;

function setHint(isThere: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: this is what a Set-Cookie header does.
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=1; Path=/${isThere ? '' : '; Max-Age=0'}`;
}

/** Leaves a page; `answer` is the response of `GET /api/me`. */
function leave(answer: unknown, user: UserView | null = ratna) {
  const http = fakeHttp({ 'GET /api/me': answer });
  const store = createAppStore({ http });
  if (user) store.dispatch(sessionStarted(user));
  const reload = jest.fn();
  checkReturnedPages(store, http, reload);
  return { http, reload };
}

function comeBack(persisted = true): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

describe('a page from the back/forward cache', () => {
  let listeners: jest.SpiedFunction<typeof window.addEventListener>;
  beforeEach(() => {
    listeners = jest.spyOn(window, 'addEventListener');
    setHint(true);
  });
  afterEach(() => {
    for (const [type, listener] of listeners.mock.calls) window.removeEventListener(type, listener);
    listeners.mockRestore();
    page.hidden = false;
  });

  it('is hidden and reloaded at once, without a request, after a sign-out in this browser', async () => {
    const { http, reload } = leave(ratna);
    setHint(false);
    comeBack();
    expect(page.hidden).toBe(true);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(page.hidden).toBe(true);
    expect(http.requests).toEqual([]);
  });

  it.each([
    ['the session ended elsewhere', failureOf(401)],
    ['somebody else signed in', wayan],
  ])('is loaded anew, and shown to nobody before, when %s', async (_what, answer) => {
    const { reload } = leave(answer);
    comeBack();
    expect(page.hidden).toBe(true);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(page.hidden).toBe(true);
  });

  it.each([
    ['the same person is signed in', ratna],
    ['the server cannot say', failureOf(503)],
    ['there is no connection', failureOf(0)],
  ])('is shown again as it was when %s', async (_what, answer) => {
    const { reload, http } = leave(answer);
    comeBack();
    await waitFor(() => expect(page.hidden).toBe(false));
    expect(http.requests).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is unchanged without a signed-in user, and so is a loaded page', () => {
    const { http, reload } = leave(failureOf(401), null);
    comeBack();
    leave(failureOf(401));
    comeBack(false);
    expect([page.hidden, http.requests.length, reload.mock.calls.length]).toEqual([false, 0, 0]);
  });
});
