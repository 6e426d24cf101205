import { type OidcReturn, readOidcHash } from '@reefdesk/contracts/accounts/values';
import { useLocation, useNavigate } from '@reefdesk/web-kit';
import { useEffect, useRef } from 'react';

/** Passes the result of a redirect to the sign-in provider to `take`, once, and removes it from the URL. */
export function useOidcReturn(take: (back: OidcReturn) => void): void {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const back = readOidcHash(hash);
    if (!back) return;
    void navigate({ pathname, search }, { replace: true, state });
    latest.current(back);
  }, [hash, pathname, search, state, navigate]);
}
