import { errorText, logout, Popup, resetAuth, useAppDispatch, useLanguage, useNavigate, useText } from '@reefdesk/web-kit';
import { type ReactNode, useCallback, useState } from 'react';

const POPUP_MS = 3000;

export interface Logout {
  run: () => void;
  running: boolean;
  failure: ReactNode;
}

/** Ends the session and opens the sign-in screen (NAV-14). A failure is shown, because the session still exists. */
export function useLogout(): Logout {
  const text = useText('shell');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [running, setRunning] = useState(false);
  const [message, setMessage] = useState<string>();
  const [shown, setShown] = useState(false);
  const close = useCallback(() => setShown(false), []);
  const run = async () => {
    setRunning(true);
    const result = await dispatch(logout());
    setRunning(false);
    if (logout.fulfilled.match(result)) {
      dispatch(resetAuth());
      await navigate('/auth/sign-in');
    } else {
      setMessage(result.payload && (await errorText(result.payload, language)));
      setShown(true);
    }
  };
  return {
    run: () => void run(),
    running,
    failure: (
      <Popup open={shown} onClose={close} tone="error" title={text('logoutFailed')} autoCloseAfter={POPUP_MS}>
        {message}
      </Popup>
    ),
  };
}
