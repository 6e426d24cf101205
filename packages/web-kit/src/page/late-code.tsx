import { type ComponentType, createElement, lazy, useCallback, useEffect, useState } from 'react';
import { isLostChunk, whenReachable } from './guarded-reload.ts';

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

const RETRY_MS = 5_000;

export interface Stand<Props extends object> {
  /** True if the server responds and only the code is missing. */
  answers: boolean;
  onRetry: () => void;
  props: Props;
}

/**
 * `lazy` for code that may fail to load: shows `Instead` and retries on reconnection, every few seconds, and on request. `renew` is called
 * if the server responds but the code no longer exists, as after a deployment.
 */
export function lateCode<Props extends object>(load: Load<Props>, Instead: ComponentType<Stand<Props>>, renew?: () => void) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return await load();
    } catch (error) {
      if (!isLostChunk(error)) throw error;
      return { default: awaited(load, Instead, renew) };
    }
  });
}

function awaited<Props extends object>(load: Load<Props>, Instead: ComponentType<Stand<Props>>, renew: () => void = () => undefined) {
  let Arrived: ComponentType<Props> | undefined;
  return function Awaited(props: Props) {
    const [state, setState] = useState<{ answers: boolean; error?: unknown }>({ answers: false });
    const attempt = useCallback(async (gone: () => void) => {
      const fetchIt = async (lost: () => void) => {
        try {
          Arrived = (await load()).default;
          setState({ answers: true });
        } catch (error) {
          if (isLostChunk(error)) lost();
          else setState({ answers: true, error });
        }
      };
      const isGone = () => {
        setState({ answers: true });
        gone();
      };
      // The connection may have come back between the two: a chunk counts as gone only if it fails again while the server responds.
      await fetchIt(() => void whenReachable(() => void fetchIt(isGone)));
    }, []);
    useEffect(() => {
      if (Arrived || state.answers) return;
      const again = () => void attempt(renew);
      again();
      addEventListener('online', again);
      // Browsers report "online" for any network, even one without internet access, so the event is not enough.
      const timer = setInterval(again, RETRY_MS);
      return () => {
        removeEventListener('online', again);
        clearInterval(timer);
      };
    }, [attempt, state.answers]);
    if (state.error) throw state.error;
    if (Arrived) return createElement(Arrived, props);
    return <Instead answers={state.answers} onRetry={() => void attempt(() => location.reload())} props={props} />;
  };
}
