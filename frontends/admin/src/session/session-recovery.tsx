import { isApiFailure, lazyPart } from '@reefdesk/web-kit';
import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useGuardedReads } from './use-guarded-reads.ts';

type WithSession = <T>(call: () => Promise<T>) => Promise<T>;

const SavesContext = createContext<WithSession>((call) => call());
const PauseContext = createContext<(() => void) | undefined>(undefined);

const SignInAgain = lazyPart(() => import('./sign-in-again.tsx'));

/**
 * Makes a call; when the session has ended meanwhile, asks to sign in over the screen, which stays as it is, and makes
 * the call again. Wrap every save: `withSession(() => edit(travel).unwrap())`. Reads through `api` need nothing.
 */
export function useWithSession(): WithSession {
  return useContext(SavesContext);
}

/** Where the session has ended, reads wait and nobody is asked to sign in any more: asks again. Else undefined. */
export function useSessionPause(): (() => void) | undefined {
  return useContext(PauseContext);
}

export function SessionRecovery({ children }: { children: ReactNode }) {
  const { asked, waitForSession, ask, onDone, onCancel } = useWaitingCalls();
  const withSession = useMemo<WithSession>(
    () => async (call) => {
      try {
        return await call();
      } catch (failure) {
        if (!isApiFailure(failure) || failure.status !== 401 || !(await waitForSession('save'))) throw failure;
        return call();
      }
    },
    [waitForSession],
  );
  useGuardedReads(useCallback(() => waitForSession('read'), [waitForSession]));
  return (
    <SavesContext value={withSession}>
      <PauseContext value={asked === 'later' ? ask : undefined}>{children}</PauseContext>
      {(asked === 'save' || asked === 'read') && (
        <Suspense>
          <SignInAgain saving={asked === 'save'} onDone={onDone} onCancel={onCancel} />
        </Suspense>
      )}
    </SavesContext>
  );
}

type Kind = 'save' | 'read';

/**
 * What waits for a session. "Not now" gives the saves back to who pressed them; reads go on waiting, for without them the
 * screen would say that there is nothing.
 */
function useWaitingCalls() {
  const waiting = useRef<{ kind: Kind; resolve: (again: boolean) => void }[]>([]);
  const gone = useRef(false);
  const [asked, setAsked] = useState<Kind | 'later'>();
  const settle = useCallback((again: boolean, kinds: readonly Kind[]) => {
    const settled = waiting.current.filter(({ kind }) => kinds.includes(kind));
    waiting.current = waiting.current.filter((call) => !settled.includes(call));
    for (const { resolve } of settled) resolve(again);
  }, []);
  const ask = useCallback(() => setAsked(waiting.current.some(({ kind }) => kind === 'save') ? 'save' : 'read'), []);
  const waitForSession = useCallback(
    (kind: Kind) =>
      new Promise<boolean>((resolve) => {
        if (gone.current) return resolve(false);
        waiting.current.push({ kind, resolve });
        ask();
      }),
    [ask],
  );
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      settle(false, ['save', 'read']);
    };
  }, [settle]);
  const onDone = () => {
    settle(true, ['save', 'read']);
    setAsked(undefined);
  };
  const onCancel = () => {
    settle(false, ['save']);
    setAsked(waiting.current.length > 0 ? 'later' : undefined);
  };
  return { asked, waitForSession, ask, onDone, onCancel };
}
