import type { EveryField } from '@reefdesk/contracts/schema/check';
import { TRAVEL_FACT_NAMES, type TravelFact, type TravelFacts } from '@reefdesk/contracts/travels/requests';
import type { Changes } from '@reefdesk/service-kit/records/versioned-edits';

type Given = { readonly [Name in TravelFact]?: TravelFacts[Name] | null };

export function factsOf(given: Given): EveryField<TravelFacts> {
  const set = TRAVEL_FACT_NAMES.flatMap((name) => (given[name] === undefined || given[name] === null ? [] : [[name, given[name]]]));
  return Object.fromEntries(set) as EveryField<TravelFacts>;
}

/** Update for these changes; a fact of null is unset. */
export function factWrites(changes: Changes): { $set: Record<string, unknown>; $unset?: Record<string, 1> } {
  const removed = TRAVEL_FACT_NAMES.filter((name) => changes[name] === null);
  const $set = Object.fromEntries(Object.entries(changes).filter(([path]) => !removed.some((name) => name === path)));
  return { $set, ...(removed.length > 0 && { $unset: Object.fromEntries(removed.map((name) => [name, 1 as const])) }) };
}
