import type { ContentStatus } from '@reefdesk/contracts/destinations/values';

/** Statuses that every form and filter offers (AADD-05, ADEDIT-05). */
const CHOICES: readonly ContentStatus[] = ['active', 'inactive'];

/** Returns the offered statuses and the stored ones. Another stored status can be kept and found, but not newly chosen (OR-20). */
export function statusChoices(stored: Iterable<ContentStatus>): ContentStatus[] {
  return [...new Set([...CHOICES, ...stored])];
}
