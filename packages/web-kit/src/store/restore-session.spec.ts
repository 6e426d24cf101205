import { SIGNED_IN_HINT_COOKIE } from '@reefdesk/contracts/accounts/values';
import { failureOf } from '../http/api-failure.ts';
import { fakeHttp, staffUser } from '../testing.tsx';
import { restoreSession } from './restore-session.ts';
import { createAppStore } from './store.ts';

const ratna = staffUser();

function setHint(value: string, life = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: this is what a Set-Cookie header does.
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=${value}; Path=/; SameSite=Lax${life}`;
}

/** Visits with this response of `GET /api/me`; returns the number of requests. */
async function visit(answer: unknown) {
  const http = fakeHttp({ 'GET /api/me': answer });
  const store = createAppStore({ http });
  await restoreSession(store, http, []);
  return { auth: store.getState().auth, asked: http.requests.length };
}

describe('restoring the session', () => {
  afterEach(() => setHint('', '; Max-Age=0'));

  it('sends no request for a visitor who never signed in, so that the console shows no error', async () => {
    expect(await visit(failureOf(401))).toMatchObject({ asked: 0, auth: { user: null, error: false } });
  });

  it('requests the user when the server left the hint, and stores it', async () => {
    setHint('1');
    expect(await visit(ratna)).toMatchObject({ asked: 1, auth: { user: ratna } });
  });

  it('requests once when the session ended elsewhere, silently, and not again', async () => {
    setHint('1');
    expect(await visit(failureOf(401))).toMatchObject({ asked: 1, auth: { user: null, error: false, message: '' } });
    expect((await visit(ratna)).asked).toBe(0);
  });

  it('requests again on the next visit after a server error', async () => {
    setHint('1');
    expect((await visit(failureOf(503))).asked).toBe(1);
    expect(await visit(ratna)).toMatchObject({ asked: 1, auth: { user: ratna } });
  });

  it('retries during the visit after a server error, until it succeeds', async () => {
    setHint('1');
    const answers = [failureOf(503), failureOf(504), ratna];
    const http = fakeHttp({ 'GET /api/me': () => answers.shift() });
    const store = createAppStore({ http });
    await restoreSession(store, http, [1, 1, 1]);
    expect([http.requests.length, store.getState().auth.user]).toEqual([3, ratna]);
  });

  it('ignores other cookies', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: somebody else's cookie.
    document.cookie = `not_${SIGNED_IN_HINT_COOKIE}=1; Path=/`;
    expect((await visit(ratna)).asked).toBe(0);
  });
});
