import { SIGNED_IN_HINT_COOKIE } from '@reefdesk/contracts/accounts/values';
import { failureOf } from '../http/api-failure.ts';
import { fakeHttp, staffUser } from '../testing.tsx';
import { restoreSession } from './restore-session.ts';
import { createAppStore } from './store.ts';

const ratna = staffUser();

/** The server's cookie, as login sets it and logout clears it. */
function setHint(value: string, life = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: this is what a Set-Cookie header does.
  document.cookie = `${SIGNED_IN_HINT_COOKIE}=${value}; Path=/; SameSite=Lax${life}`;
}

/** Visits with that answer to "who am I?"; how often it was asked. */
async function visit(answer: unknown) {
  const http = fakeHttp({ 'GET /api/me': answer });
  const store = createAppStore({ http });
  await restoreSession(store, http, []);
  return { auth: store.getState().auth, asked: http.requests.length };
}

describe('restoring the session', () => {
  afterEach(() => setHint('', '; Max-Age=0'));

  it('asks nothing for a visitor who never signed in: no failed call stands in the console', async () => {
    expect(await visit(failureOf(401))).toMatchObject({ asked: 0, auth: { user: null, error: false } });
  });

  it('asks when the server left the hint, and holds the user then', async () => {
    setHint('1');
    expect(await visit(ratna)).toMatchObject({ asked: 1, auth: { user: ratna } });
  });

  it('asks once when the session ended elsewhere, quietly, and not again', async () => {
    setHint('1');
    expect(await visit(failureOf(401))).toMatchObject({ asked: 1, auth: { user: null, error: false, message: '' } });
    expect((await visit(ratna)).asked).toBe(0);
  });

  it('asks again next time when the server could not say', async () => {
    setHint('1');
    expect((await visit(failureOf(503))).asked).toBe(1);
    expect(await visit(ratna)).toMatchObject({ asked: 1, auth: { user: ratna } });
  });

  it('asks again in this visit when the server could not say, until it can', async () => {
    setHint('1');
    const answers = [failureOf(503), failureOf(504), ratna];
    const http = fakeHttp({ 'GET /api/me': () => answers.shift() });
    const store = createAppStore({ http });
    await restoreSession(store, http, [1, 1, 1]);
    expect([http.requests.length, store.getState().auth.user]).toEqual([3, ratna]);
  });

  it('is not misled by another cookie', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: somebody else's cookie.
    document.cookie = `not_${SIGNED_IN_HINT_COOKIE}=1; Path=/`;
    expect((await visit(ratna)).asked).toBe(0);
  });
});
