import { useDeferredValue, useState } from 'react';

const RETRY_MS = 8000;

export interface Query<Data, Failure> {
  data?: Data;
  error?: Failure;
  isLoading: boolean;
}

/** Reads a list and retries while it fails. The data is deferred, because rendering it at once would block a slow phone. */
export function useRecovering<Asked, Data, Failure>(
  useQuery: (asked: Asked, options: { pollingInterval: number }) => Query<Data, Failure>,
  asked: Asked,
): Query<Data, Failure> {
  const [failing, setFailing] = useState(false);
  const { data, error, isLoading } = useQuery(asked, { pollingInterval: failing ? RETRY_MS : 0 });
  const fails = error !== undefined && data === undefined;
  if (fails !== failing) setFailing(fails);
  return {
    data: useDeferredValue(data),
    error: useDeferredValue(fails ? error : undefined),
    isLoading: useDeferredValue(isLoading),
  };
}
