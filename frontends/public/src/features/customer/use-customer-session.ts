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

/** `never`: nobody was signed in. `ended`: somebody was, and the server knows the session no more. */
export type CustomerSession = 'checking' | 'open' | 'never' | 'ended' | 'failed';

export interface CustomerSessionState {
  session: CustomerSession;
  /** Asks again after a failure. */
  check: () => void;
  /** Around calls that need a session: one that has ended leads to the sign-in screen. */
  withSession: <T>(call: () => Promise<T>) => Promise<T>;
}

/** Who may see the customer area, found out on entry and again whenever the page comes back into view. */
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
