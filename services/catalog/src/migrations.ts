import { isDeepStrictEqual } from 'node:util';
import { unwrapObject } from '@reefdesk/service-kit/http/body/tolerant-json';
import type { Migration } from '@reefdesk/service-kit/mongo/migrations/migration';
import type { DestinationDocument } from './destinations/destination.schema.ts';
import { parseEntryFee } from './destinations/entry-fee.ts';
import { parseOpeningHour } from './destinations/opening-hour.ts';

/**
 * What is answered stays the same (ENT-28, ENT-29), so versions of destinations do, too. What is no object even when it is
 * decoded stays as it was written: a person may still read more in it than the answers, which leave it out.
 */
const hoursAndFeesAsObjects: Migration = {
  id: '0002-hours-and-fees-as-objects',
  description: 'Opening hours and entry fees that older data holds as strings become the objects that are answered.',

  up: async ({ rewrite }) => {
    await rewrite<DestinationDocument>('destinations', ({ openingHour, entryFee }) => ({
      ...(isToRewrite(openingHour, parseOpeningHour) && { openingHour: parseOpeningHour(openingHour) }),
      ...(isToRewrite(entryFee, parseEntryFee) && { entryFee: parseEntryFee(entryFee) }),
    }));
  },

  /** The version before reads and writes objects as well. */
  down: async () => undefined,
};

function isToRewrite(stored: unknown, read: (value: unknown) => object): boolean {
  return unwrapObject(stored) !== undefined && !isDeepStrictEqual(stored, read(stored));
}

/** In the order of their numbers; the baseline is version 1. */
export const MIGRATIONS: readonly Migration[] = [hoursAndFeesAsObjects];
