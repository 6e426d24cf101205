import type { Localised } from '../languages.ts';
import { event, message } from './message.ts';

export const TravelsChanged = event<{ id: string; slug: string }>('catalog.travels.changed');
export const DestinationsChanged = event<{ id: string }>('catalog.destinations.changed');

/** What packages are called, shown or not; what is not there is left out. */
export const DescribeTravels = message<
  { slugs: readonly string[] },
  { travels: { slug: string; name: Localised; price: number | null; isShown: boolean }[] }
>('catalog.travels.describe');
