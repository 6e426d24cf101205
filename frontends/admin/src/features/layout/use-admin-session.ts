import { fetchMe, selectAuth, useAppDispatch, useAppSelector } from '@reefdesk/web-kit';
import { useEffect, useState } from 'react';

export type AdminSession = 'checking' | 'admin' | 'other' | 'failed';

/** Loads the current user on entry; the layout reacts to the result (ALAY-12, ALAY-13). */
export function useAdminSession(): AdminSession {
  const dispatch = useAppDispatch();
  const { user, loading, error } = useAppSelector(selectAuth);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    void dispatch(fetchMe()).finally(() => setAsked(true));
  }, [dispatch]);
  if (!asked || loading) return user?.role === 'admin' ? 'admin' : 'checking';
  if (error || !user) return 'failed';
  return user.role === 'admin' ? 'admin' : 'other';
}
