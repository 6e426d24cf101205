import type { RootState } from './root-reducer.ts';
import type { AppStore } from './store.ts';

const KEY = 'reefdesk_session';

/**
 * The session cookie cannot be read, so the browser remembers whether there may be a session. `no` only after the
 * server said so; nothing remembered means maybe. Saves anonymous visitors a call that can only fail.
 */
export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'no';
  } catch {
    return true;
  }
}

export function rememberSession(store: AppStore): void {
  let before: RootState['auth']['user'] = store.getState().auth.user;
  store.subscribe(() => {
    const { user } = store.getState().auth;
    if (user !== before) noteSession(user !== null);
    before = user;
  });
}

export function noteSession(exists: boolean): void {
  try {
    localStorage.setItem(KEY, exists ? 'yes' : 'no');
  } catch {
    // Storage may be forbidden; then we simply ask each time.
  }
}
