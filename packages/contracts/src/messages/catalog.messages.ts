import type { Localised } from '../languages.ts';
import { event, message } from './message.ts';

export const TravelsChanged = event<{ id: string; slug: string }>('catalog.travels.changed');
export const DestinationsChanged = event<{ id: string }>('catalog.destinations.changed');

/** The first stop of a package. */
export interface TravelStart {
  /** `HH:MM`, or empty. */
  time: string;
  words: Localised;
}

export interface TravelDescription {
  slug: string;
  name: Localised;
  price: number | null;
  isShown: boolean;
  /** Absent from code of before; null: there is no stop. */
  start?: TravelStart | null;
}

/** What packages are called, shown or not; what is not there is left out. */
export const DescribeTravels = message<{ slugs: readonly string[] }, { travels: TravelDescription[] }>('catalog.travels.describe');
