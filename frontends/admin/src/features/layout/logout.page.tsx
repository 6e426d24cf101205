import { FullScreenSpinner } from '@reefdesk/ui/spinner';
import { logout, resetAuth, useAppDispatch, useNavigate, usePage, useText } from '@reefdesk/web-kit';
import { useEffect } from 'react';
import { PATHS } from '../../paths.ts';

/** Ends the session, resets the state and leaves. A failed request is only logged (OR-78, STATE-04). */
export default function LogoutPage() {
  const text = useText('layout');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  usePage({ title: text('pages.logout'), page: 'logout' });
  useEffect(() => {
    void dispatch(logout()).then((result) => {
      if (logout.rejected.match(result)) console.error('Logout failed', result.payload?.message);
      dispatch(resetAuth());
      return navigate(PATHS.signIn, { replace: true });
    });
  }, [dispatch, navigate]);
  return <FullScreenSpinner label={text('loggingOut')} />;
}
