import { type NumberSchema, number } from 'yup';
import { TRAVEL_FIGURE_NAMES, TRAVEL_FIGURES, type TravelFigure } from '../travel-figures.ts';

/** The plain numbers of a package as answers carry them: only where one is set. */
export const FIGURES_IN_VIEWS = Object.fromEntries(
  TRAVEL_FIGURE_NAMES.map((name) => [name, number().meta({ description: TRAVEL_FIGURES[name].meta()?.description })]),
) as Record<TravelFigure, NumberSchema<number | undefined>>;
