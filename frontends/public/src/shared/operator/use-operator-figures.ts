import type { FigurePlace } from '@reefdesk/contracts/site/brand-schema';
import { runtimeConfig, useLocalise } from '@reefdesk/web-kit';

export interface Figure {
  value: string;
  label: string;
}

/** The operator's numbers for a part of the page, only from its record (PGE-11). */
export function useOperatorFigures(place: FigurePlace): Figure[] {
  const localise = useLocalise();
  return runtimeConfig().brand.figures[place].map(({ value, label }) => ({ value, label: localise(label) }));
}
