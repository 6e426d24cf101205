import type { Localised } from '../languages.ts';
import { event, message } from './message.ts';

export const TravelsChanged = event<{ id: string; slug: string }>('catalog.travels.changed');
export const DestinationsChanged = event<{ id: string }>('catalog.destinations.changed');

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
  /** Length of the trip; absent in replies of an older version of the service. */
  days?: number;
  /** Null without a stop; absent in replies of an older version of the service. */
  start?: TravelStart | null;
  /** One item per line; absent in replies of an older version of the service. */
  toBring?: Localised;
}

/** Includes hidden packages. Unknown slugs are left out. */
export const DescribeTravels = message<{ slugs: readonly string[] }, { travels: TravelDescription[] }>('catalog.travels.describe');

export interface CardTitleRequest {
  imageId: string;
  /** Name of the operator on the card. */
  name: string;
  digest: string;
}

const question = (owner: string) => message<CardTitleRequest, { title: string | null }>(`${owner}.card-titles.find`);

/** Finds the title of a share card for media in each service with such pages; null if no public record matches. */
export const FIND_CARD_TITLE = {
  catalog: question('catalog'),
} as const;
