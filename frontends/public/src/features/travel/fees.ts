import type { EntryFee } from '@reefdesk/contracts/destinations/endpoints';
import { readEntryFee } from '../../shared/destinations/facts.ts';
import { fieldsOf } from '../../shared/destinations/tolerant.ts';

/** Whole rupiah; undefined if unknown. */
export type Fees = Readonly<Partial<EntryFee>>;

const WHO = ['local', 'tourist'] as const;

/** Reads an object, JSON text, or one amount for everyone. Malformed values count as 0 (ENT-12, ENT-20, OR-26). */
export function readFees(value: unknown): Fees {
  if (isMissing(value)) return {};
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  const fields = typeof amount === 'number' && Number.isFinite(amount) ? { local: amount, tourist: amount } : fieldsOf(value);
  if (!fields) return { local: 0, tourist: 0 };
  const read = readEntryFee(fields);
  return Object.fromEntries(WHO.filter((who) => !isMissing(fields[who])).map((who) => [who, read[who]]));
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
