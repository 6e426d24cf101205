import type { EntryFee, OpeningHour } from '../destinations.ts';
import type { Localised } from '../languages.ts';
import { fact, message } from './message.ts';

export const TravelsChanged = fact<{ id: string; slug: string }>('catalog.travels.changed');
export const DestinationsChanged = fact<{ id: string }>('catalog.destinations.changed');

export interface DestinationImport {
  key: string;
  name: Localised;
  category: Localised;
  description: Localised;
  location: string;
  openingHour: OpeningHour;
  entryFee: EntryFee;
  bestTime: string;
  visitDuration: string;
  /** Media ids, main first. */
  imageIds: string[];
}

export interface TravelImport {
  key: string;
  name: Localised;
  category: Localised;
  description: Localised;
  days: number;
  price?: number;
  imageId: string;
  /** `destination` is the key of a destination, imported before or in the same call. */
  stops: { destination: string | null; time: string; comment: Localised }[];
}

/** Demo content; only the seed account may send it. Idempotent by `key`. */
export const ImportCatalog = message<{ destinations: DestinationImport[]; travels: TravelImport[] }, { created: number }>(
  'catalog.demo.import',
);
export const CountCatalog = message<Record<string, never>, { destinations: number; travels: number }>('catalog.demo.count');
