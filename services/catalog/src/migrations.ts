import { isDeepStrictEqual } from 'node:util';
import { unwrapObject } from '@reefdesk/service-kit/http/body/tolerant-json';
import type { Migration } from '@reefdesk/service-kit/mongo/migrations/migration';
import type { DestinationDocument } from './destinations/destination.schema.ts';
import { parseEntryFee } from './destinations/entry-fee.ts';
import { parseOpeningHour } from './destinations/opening-hour.ts';

/** Responses stay the same (ENT-28, ENT-29). Unreadable values are kept as they are, because users may still understand them. */
const hoursAndFeesAsObjects: Migration = {
  id: '0002-hours-and-fees-as-objects',
  description: 'Opening hours and entry fees that older data holds as strings become the objects that are answered.',

  up: async ({ rewrite }) => {
    await rewrite<DestinationDocument>('destinations', ({ openingHour, entryFee }) => ({
      ...(isToRewrite(openingHour, parseOpeningHour) && { openingHour: parseOpeningHour(openingHour) }),
      ...(isToRewrite(entryFee, parseEntryFee) && { entryFee: parseEntryFee(entryFee) }),
    }));
  },

  /** The previous version reads objects as well. */
  down: async () => undefined,
};

function isToRewrite(stored: unknown, read: (value: unknown) => object): boolean {
  return unwrapObject(stored) !== undefined && !isDeepStrictEqual(stored, read(stored));
}

/** Sorted by number. The schema without migrations has version 1. */
export const MIGRATIONS: readonly Migration[] = [hoursAndFeesAsObjects];
