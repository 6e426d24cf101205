import { LIMITS } from '../limits.ts';
import { wholeNumberOrNone } from '../schema/fields.ts';

/**
 * The plain numbers of a travel package, each optional: requests, views, storage and mappers take them from here, so that a
 * new one is a line in this list. In a request null takes a number away.
 */
export const TRAVEL_FIGURES = {
  price: wholeNumberOrNone(0, LIMITS.priceMax).label('Price').meta({ description: 'Whole rupiah per person.' }),
  minimum_age: wholeNumberOrNone(LIMITS.minimumAgeMin, LIMITS.minimumAgeMax)
    .label('Minimum age')
    .meta({ description: 'Whole years; without one there is no limit.' }),
};

export type TravelFigure = keyof typeof TRAVEL_FIGURES;
export type TravelFigures = { [Name in TravelFigure]?: number };

export const TRAVEL_FIGURE_NAMES = Object.keys(TRAVEL_FIGURES) as TravelFigure[];
