import { failureOf } from '../http/api-failure.ts';
import { fakeHttp, staffUser } from '../testing.tsx';
import { languageChanged, pageOpened, resetAuth } from './auth.slice.ts';
import { fetchMe, login, logout } from './auth.thunks.ts';
import { type AppStore, createAppStore } from './store.ts';

const ratna = staffUser();
const credentials = { email: ratna.email, password: 'correct horse' };

describe('auth state', () => {
  it('has user, page, microPage, language EN, flags and message, and no HTTP client (ENT-02, I18N-01)', () => {
    expect(createAppStore().getState().auth).toEqual({
      user: null,
      page: '',
      microPage: '',
      language: 'EN',
      loading: false,
      success: false,
      error: false,
      message: '',
    });
  });

  it.each([
    ['login', (store: AppStore) => store.dispatch(login(credentials))],
    ['current user', (store: AppStore) => store.dispatch(fetchMe())],
  ])('goes pending, then holds the user, for %s (STATE-01)', async (_, call) => {
    const store = createAppStore({ http: fakeHttp({ 'POST /api/login': ratna, 'GET /api/me': ratna }) });
    const running = call(store);
    expect(store.getState().auth).toMatchObject({ loading: true, success: false, error: false });
    await running;
    expect(store.getState().auth).toMatchObject({ loading: false, success: true, error: false, user: ratna });
  });

  it('reads the user from an envelope as well (OR-12)', async () => {
    const store = createAppStore({ http: fakeHttp({ 'GET /api/me': { status: 'success', data: ratna } }) });
    await store.dispatch(fetchMe());
    expect(store.getState().auth.user).toEqual(ratna);
  });

  it.each([
    ['the msg of the server', failureOf(503, { msg: 'Not available right now' }), 'Not available right now'],
    ['"Something went wrong!" without one', failureOf(500), 'Something went wrong!'],
  ])('is rejected with the error flag and %s (STATE-01, ERR-01)', async (_, failure, message) => {
    const http = fakeHttp({ 'POST /api/login': failure, 'GET /api/me': failure, 'DELETE /api/logout': failure });
    for (const thunk of [login(credentials), fetchMe(), logout()]) {
      const store = createAppStore({ http });
      await store.dispatch(thunk as ReturnType<typeof fetchMe>);
      expect(store.getState().auth).toMatchObject({ loading: false, success: false, error: true, message, user: null });
    }
  });

  it('clears the user after logout (STATE-01, STATE-02)', async () => {
    const store = createAppStore({ http: fakeHttp({ 'POST /api/login': ratna, 'DELETE /api/logout': { status: 'success' } }) });
    await store.dispatch(login(credentials));
    await store.dispatch(logout());
    expect(store.getState().auth).toMatchObject({ user: null, success: true, error: false });
  });

  it('treats a logout without a session as successful (STATE-02)', async () => {
    const store = createAppStore({ http: fakeHttp({ 'POST /api/login': ratna, 'DELETE /api/logout': failureOf(401) }) });
    await store.dispatch(login(credentials));
    await store.dispatch(logout());
    expect(store.getState().auth).toMatchObject({ user: null, error: false });
  });

  it('clears everything but language and HTTP client on reset (STATE-03, I18N-28)', async () => {
    const http = fakeHttp({ 'POST /api/login': ratna });
    const store = createAppStore({ http });
    store.dispatch(languageChanged('CN'));
    store.dispatch(pageOpened({ page: 'travel', microPage: 'edit' }));
    await store.dispatch(login(credentials));
    store.dispatch(resetAuth());
    expect(store.getState().auth).toEqual({ ...createAppStore().getState().auth, language: 'CN' });
    await store.dispatch(login(credentials));
    expect(http.requests).toHaveLength(2);
  });

  it('reads an unknown language as EN (I18N-21)', () => {
    const store = createAppStore({ language: 'ID' });
    store.dispatch(languageChanged('tlh'));
    expect(store.getState().auth.language).toBe('EN');
  });
});
