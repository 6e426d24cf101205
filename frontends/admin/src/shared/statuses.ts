import type { ContentStatus } from '@reefdesk/contracts/destinations/values';

/** What an admin chooses between, in every form and every filter (AADD-05, ADEDIT-05). */
const CHOICES: readonly ContentStatus[] = ['active', 'inactive'];

/** The choices, and after them what is stored already: another status can be kept, and found, but not given anew (OR-20). */
export function statusChoices(stored: Iterable<ContentStatus>): ContentStatus[] {
  return [...new Set([...CHOICES, ...stored])];
}
