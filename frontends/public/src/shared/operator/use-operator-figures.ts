import type { FigurePlace } from '@reefdesk/contracts/site/brand-schema';
import { runtimeConfig, useLocalise } from '@reefdesk/web-kit';

/** A number and what it counts, in the reader's language. */
export interface Figure {
  value: string;
  label: string;
}

/** The numbers that the operator tells in one place; they come from its record alone (PGE-11). */
export function useOperatorFigures(place: FigurePlace): Figure[] {
  const localise = useLocalise();
  return runtimeConfig().brand.figures[place].map(({ value, label }) => ({ value, label: localise(label) }));
}
