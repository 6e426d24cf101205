import { isApiFailure, lazyComponent } from '@reefdesk/web-kit';
import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useGuardedReads } from './use-guarded-reads.ts';

type WithSession = <T>(call: () => Promise<T>) => Promise<T>;

const SavesContext = createContext<WithSession>((call) => call());
const PauseContext = createContext<(() => void) | undefined>(undefined);

const SignInAgain = lazyComponent(() => import('./sign-in-again.tsx'));

/**
 * Wraps a save: if the session has ended, shows the sign-in dialog over the unchanged screen and repeats the request after the sign-in. Use
 * it for every save: `withSession(() => edit(travel).unwrap())`. Reads through `api` do not need it.
 */
export function useWithSession(): WithSession {
  return useContext(SavesContext);
}

/** Returns a function that shows the dismissed sign-in dialog again, or undefined if no read waits for a session. */
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

/** Requests that wait for a session. "Not now" fails saves; reads keep waiting, because the screen would otherwise show empty data. */
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
