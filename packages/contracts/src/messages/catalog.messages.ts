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
  /** Null when there is no stop; absent in replies of an older version of the service. */
  start?: TravelStart | null;
}

/** Names, prices and first stops of packages, hidden ones included; unknown slugs are left out. */
export const DescribeTravels = message<{ slugs: readonly string[] }, { travels: TravelDescription[] }>('catalog.travels.describe');

export interface CardTitleRequest {
  imageId: string;
  /** The operator's, as it stands on the card. */
  name: string;
  /** `cardDigest` of the two texts of the card. */
  digest: string;
}

const question = (owner: string) => message<CardTitleRequest, { title: string | null }>(`${owner}.card-titles.find`);

/**
 * Which of your titles does this share card show? One question for each service whose pages have share cards; asked by media
 * before it draws one. Null: none of what visitors can see with this picture now.
 */
export const FIND_CARD_TITLE = {
  catalog: question('catalog'),
} as const;
