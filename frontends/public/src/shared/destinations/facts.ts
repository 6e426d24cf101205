import type { EntryFee, OpeningHour } from '@reefdesk/contracts/destinations/endpoints';
import { fieldsOf, textOf } from './tolerant.ts';

/** Opening hours as an object or as JSON text; malformed ones are empty (ENT-20). */
export function readOpeningHour(value: unknown): OpeningHour {
  const fields = fieldsOf(value);
  return { day: textOf(fields?.day), open: textOf(fields?.open), close: textOf(fields?.close) };
}

/** Entry fees as an object or as JSON text; malformed and missing ones are 0 (ENT-20). */
export function readEntryFee(value: unknown): EntryFee {
  const fields = fieldsOf(value);
  return { local: rupiah(fields?.local), tourist: rupiah(fields?.tourist) };
}

function rupiah(value: unknown): number {
  const amount = typeof value === 'string' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? Math.round(amount) : 0;
}
