import type { AppStore } from './store.ts';

type ApiState = ReturnType<AppStore['getState']>['api'];
type Entry = NonNullable<ApiState['queries'][string]>;

/**
 * The answers in a store, to go on from in another one. The same answers are the same object, whenever and wherever they were
 * read. A failed read counts as done, so that a screen begins as the server drew it; it is made again where a screen asks for it.
 */
export function carriedReads({ api: { queries, provided } }: { api: ApiState }): object {
  const done = Object.entries(queries).filter(([, entry]) => entry?.status === 'fulfilled' || entry?.status === 'rejected');
  return { queries: Object.fromEntries(done.map(([key, entry]) => [key, timeless(entry as Entry)])), provided };
}

function timeless(entry: Entry): Entry {
  return { ...entry, requestId: 'page', startedTimeStamp: 1, fulfilledTimeStamp: 1 } as Entry;
}
