import type { InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { oneOfOrNone, wholeNumberOrNone } from '../schema/fields.ts';
import { TRAVEL_LEVELS } from './values.ts';

/**
 * The plain facts of a travel package, each optional: requests, views, storage and mappers take them from here, so that a new one is an
 * entry in this list. In a request null takes a fact away.
 */
export const TRAVEL_FACTS = {
  price: wholeNumberOrNone(0, LIMITS.priceMax).label('Price').meta({ description: 'Whole rupiah per person.' }),
  level: oneOfOrNone(TRAVEL_LEVELS).label('For whom').meta({ description: 'Whom it is for; absent where that is not said.' }),
  minimum_age: wholeNumberOrNone(LIMITS.minimumAgeMin, LIMITS.minimumAgeMax)
    .label('Minimum age')
    .meta({ description: 'Whole years; without one there is no limit.' }),
};

export type TravelFact = keyof typeof TRAVEL_FACTS;
export type TravelFacts = { [Name in TravelFact]?: NonNullable<InferType<(typeof TRAVEL_FACTS)[Name]>> };

export const TRAVEL_FACT_NAMES = Object.keys(TRAVEL_FACTS) as TravelFact[];

/** The type of a fact's values; `choices` holds the possible values of a choice and is empty for numbers. */
export function typeOfFact(name: TravelFact): { type: 'number' | 'string'; choices: readonly string[] } {
  const { type, oneOf } = TRAVEL_FACTS[name].describe();
  return { type: type as 'number' | 'string', choices: oneOf.filter((value) => typeof value === 'string') };
}
