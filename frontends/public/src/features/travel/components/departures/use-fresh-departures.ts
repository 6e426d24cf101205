import type { RefObject } from 'react';
import { useDeparturesQuery } from '../../../../departures/departures.api.ts';
import { useLookedAt } from './use-looked-at.ts';

/** A place that somebody else takes is gone from what is looked at within two seconds; mostly the answer is that nothing has changed (304). */
const LOOK_MS = 1_500;
const AFTER_FAILURE_MS = 15_000;

/** Keeps the departures of a package fresh for as long as somebody looks at the element. */
export function useFreshDepartures<T extends Element>(slug: string): RefObject<T | null> {
  const [element, isLookedAt] = useLookedAt<T>();
  const failed = useDeparturesQuery(slug, { selectFromResult: ({ isError }) => ({ isError }) }).isError;
  useDeparturesQuery(slug, { pollingInterval: !isLookedAt ? 0 : failed ? AFTER_FAILURE_MS : LOOK_MS, selectFromResult: () => ({}) });
  return element;
}
