import { inOneLanguage, type Language } from '@reefdesk/contracts/languages';
import { api } from '../api/api.ts';
import type { AppDispatch, AppStore } from './store.ts';

type ApiState = ReturnType<AppStore['getState']>['api'];
type Entry = NonNullable<ApiState['queries'][string]>;

const CARRIED = 'page';
/** Names and places are short, and searches need them in every language. */
const SHORT_LENGTH = 60;

/**
 * Responses of a store, to initialise another one. Equal responses are the same object. A failed read counts as done, so that the screen
 * starts as the server rendered it; screens repeat it on demand. Long texts are in one language, and pictures have no previews, which are
 * not shown before hydration.
 */
export function carriedReads({ api: { queries, provided } }: { api: ApiState }, language: Language): object {
  const done = Object.entries(queries).filter(([, entry]) => entry?.status === 'fulfilled' || entry?.status === 'rejected');
  return { queries: Object.fromEntries(done.map(([key, entry]) => [key, carried(entry as Entry, language)])), provided };
}

function carried(entry: Entry, language: Language): Entry {
  const data = withoutPreviews(inOneLanguage(entry.data, language, SHORT_LENGTH));
  return { ...entry, data, requestId: CARRIED, startedTimeStamp: 1, fulfilledTimeStamp: 1 } as Entry;
}

function withoutPreviews(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutPreviews);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).filter(([name, value]) => name !== 'preview' || typeof value !== 'string');
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutPreviews(value)]));
}

/** Repeats the carried reads with texts of all languages; failed ones keep their response. */
export function completeCarriedReads() {
  return async (dispatch: AppDispatch, getState: AppStore['getState']): Promise<void> => {
    const endpoints: Readonly<Record<string, { initiate: (asked: unknown, options: object) => Read }>> = api.endpoints;
    const entries = Object.values(getState().api.queries).filter((entry) => entry?.requestId === CARRIED && entry.status === 'fulfilled');
    await Promise.all(
      entries.map(async (entry) => {
        const { endpointName, originalArgs, data } = entry as Entry & { endpointName: string };
        const { isError } = await dispatch(
          endpoints[endpointName]?.initiate(originalArgs, { forceRefetch: true, subscribe: false }) as Read,
        );
        if (isError) await dispatch(api.util.upsertQueryData(endpointName as never, originalArgs as never, data as never));
      }),
    );
  };
}

type Read = (dispatch: AppDispatch, getState: AppStore['getState'], extra: unknown) => Promise<{ isError: boolean }>;
