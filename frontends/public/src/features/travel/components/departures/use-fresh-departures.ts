import type { RefObject } from 'react';
import { useDeparturesQuery } from '../../../../departures/departures.api.ts';
import { useLookedAt } from './use-looked-at.ts';

/** A place taken by another guest disappears within two seconds; most responses are 304 (not modified). */
const LOOK_MS = 1_500;
const AFTER_FAILURE_MS = 15_000;

/** Keeps the departures of a package up to date while the reader looks at the element. */
export function useFreshDepartures<T extends Element>(slug: string): RefObject<T | null> {
  const [element, isLookedAt] = useLookedAt<T>();
  const failed = useDeparturesQuery(slug, { selectFromResult: ({ isError }) => ({ isError }) }).isError;
  useDeparturesQuery(slug, { pollingInterval: !isLookedAt ? 0 : failed ? AFTER_FAILURE_MS : LOOK_MS, selectFromResult: () => ({}) });
  return element;
}
