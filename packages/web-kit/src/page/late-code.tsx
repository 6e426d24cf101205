import { type ComponentType, createElement, lazy, useCallback, useEffect, useState } from 'react';
import { isLostChunk, whenReachable } from './guarded-reload.ts';

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

const RETRY_MS = 5_000;

/** What stands where code did not come. */
export interface Stand<Props extends object> {
  /** Given where the server answers, and the code alone does not come. */
  answers: boolean;
  onRetry: () => void;
  /** Of what does not come. */
  props: Props;
}

/**
 * `lazy` for code that may not come, as without a connection: a stand takes its place, and nothing beside it is touched. The code
 * comes as soon as there is a line, or when it is asked for. `renew`: where the server answers and the code is gone, as after a
 * deployment, without being asked.
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
      // The line may have come back between the two: only what does not come while the server answers is gone.
      await fetchIt(() => void whenReachable(() => void fetchIt(isGone)));
    }, []);
    useEffect(() => {
      if (Arrived || state.answers) return;
      const again = () => void attempt(renew);
      again();
      addEventListener('online', again);
      // A browser says that it is online when it has a network, which may lead nowhere yet.
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
