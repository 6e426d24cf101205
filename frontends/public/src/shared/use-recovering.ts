import { useDeferredValue, useState } from 'react';

const RETRY_MS = 8000;

export interface Query<Data, Failure> {
  data?: Data;
  error?: Failure;
  isLoading: boolean;
}

/** Reads a list and retries while it fails. The data is deferred, because rendering it at once would block a slow phone. */
export function useRecovering<Args, Data, Failure>(
  useQuery: (args: Args, options: { pollingInterval: number }) => Query<Data, Failure>,
  args: Args,
): Query<Data, Failure> {
  const [failing, setFailing] = useState(false);
  const { data, error, isLoading } = useQuery(args, { pollingInterval: failing ? RETRY_MS : 0 });
  const fails = error !== undefined && data === undefined;
  if (fails !== failing) setFailing(fails);
  return {
    data: useDeferredValue(data),
    error: useDeferredValue(fails ? error : undefined),
    isLoading: useDeferredValue(isLoading),
  };
}
