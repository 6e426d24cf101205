import {
  fetchMe,
  isApiFailure,
  mayHaveSession,
  resetAuth,
  selectUser,
  useAppDispatch,
  useAppSelector,
  useAppStore,
} from '@reefdesk/web-kit';
import { useCallback, useEffect, useState } from 'react';

/** `never`: this browser had no session. `ended`: it had one that the server no longer accepts. */
export type CustomerSession = 'checking' | 'open' | 'never' | 'ended' | 'failed';

export interface CustomerSessionState {
  session: CustomerSession;
  check: () => void;
  /** Wraps requests that need a session: if it has ended, the user is redirected to the sign-in screen. */
  withSession: <T>(call: () => Promise<T>) => Promise<T>;
}

/** Checks the session on entry and whenever the page becomes visible again. */
export function useCustomerSession(): CustomerSessionState {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [session, setSession] = useState<CustomerSession>(() => (user ? 'open' : mayHaveSession() ? 'checking' : 'never'));

  const end = useCallback(() => {
    setSession('ended');
    dispatch(resetAuth());
  }, [dispatch]);

  const check = useCallback(async () => {
    const known = selectUser(store.getState()) !== null;
    if (!known) setSession('checking');
    const answer = await dispatch(fetchMe());
    if (fetchMe.fulfilled.match(answer)) setSession('open');
    else if (answer.payload?.status === 401) end();
    else if (!known) setSession('failed');
  }, [dispatch, store, end]);

  const asks = session === 'checking';
  useEffect(() => {
    if (asks) void check();
  }, [asks, check]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && selectUser(store.getState())) void check();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store, check]);

  const withSession = useCallback(
    <T>(call: () => Promise<T>) =>
      call().catch((failure: unknown) => {
        if (isApiFailure(failure) && failure.status === 401) end();
        throw failure;
      }),
    [end],
  );
  return { session, check: () => void check(), withSession };
}
