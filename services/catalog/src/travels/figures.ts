import type { EveryField } from '@reefdesk/contracts/schema/check';
import { TRAVEL_FIGURE_NAMES, type TravelFigure, type TravelFigures } from '@reefdesk/contracts/travels/figures';
import type { Changes } from '@reefdesk/service-kit/editing/versioned-edits';

type Given = { readonly [Name in TravelFigure]?: number | null };

/** The plain numbers of a package that are set; never invented. */
export function figuresOf(given: Given): EveryField<TravelFigures> {
  const set = TRAVEL_FIGURE_NAMES.flatMap((name) => (typeof given[name] === 'number' ? [[name, given[name]]] : []));
  return Object.fromEntries(set) as EveryField<TravelFigures>;
}

/** What a change may take away by null. */
const OPTIONAL = [...TRAVEL_FIGURE_NAMES, 'level'];

/** A write of these changes: a plain number and a level of null are taken away. */
export function figureWrites(changes: Changes): { $set: Record<string, unknown>; $unset?: Record<string, 1> } {
  const gone = OPTIONAL.filter((name) => changes[name] === null);
  const $set = Object.fromEntries(Object.entries(changes).filter(([path]) => !gone.some((name) => name === path)));
  return { $set, ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((name) => [name, 1 as const])) }) };
}
