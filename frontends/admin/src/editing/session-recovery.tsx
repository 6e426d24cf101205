import { isApiFailure } from '@reefdesk/web-kit';
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';

type WithSession = <T>(call: () => Promise<T>) => Promise<T>;

const Context = createContext<WithSession>((call) => call());

const SignInAgain = lazy(() => import('./sign-in-again.tsx'));

/**
 * Makes a call; when the session has ended meanwhile, asks to sign in over the screen, which stays as it is, and makes
 * the call again. Wrap every save: `withSession(() => edit(travel).unwrap())`.
 */
export function useWithSession(): WithSession {
  return useContext(Context);
}

export function SessionRecovery({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly ((again: boolean) => void)[]>([]);
  const signedInAgain = useCallback(() => new Promise<boolean>((resolve) => setWaiting((others) => [...others, resolve])), []);
  const withSession = useMemo<WithSession>(
    () => async (call) => {
      try {
        return await call();
      } catch (failure) {
        if (!isApiFailure(failure) || failure.status !== 401 || !(await signedInAgain())) throw failure;
        return call();
      }
    },
    [signedInAgain],
  );
  const settle = (again: boolean) => {
    for (const resolve of waiting) resolve(again);
    setWaiting([]);
  };
  return (
    <Context value={withSession}>
      {children}
      {waiting.length > 0 && (
        <Suspense>
          <SignInAgain onDone={() => settle(true)} onCancel={() => settle(false)} />
        </Suspense>
      )}
    </Context>
  );
}
