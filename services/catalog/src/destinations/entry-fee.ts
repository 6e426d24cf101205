import type { EntryFee } from '@reefdesk/contracts/destinations/endpoints';
import { unwrapObject } from '@reefdesk/service-kit/http/body/tolerant-json';

const WHOLE_NUMBER = /^\d+(\.0+)?$/;

/** Reads entry fees in any stored format; unreadable values are 0 (ENT-20, ENT-29, OR-24). */
export function parseEntryFee(value: unknown): EntryFee {
  const stored = unwrapObject(value);
  return { local: rupiah(stored?.local), tourist: rupiah(stored?.tourist) };
}

/** Whole rupiah, never negative. */
function rupiah(value: unknown): number {
  const amount = typeof value === 'string' && WHOLE_NUMBER.test(value.trim()) ? Number(value) : value;
  return typeof amount === 'number' && amount > 0 && Number.isSafeInteger(Math.round(amount)) ? Math.round(amount) : 0;
}
