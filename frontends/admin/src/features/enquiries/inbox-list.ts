import { ENQUIRY_STATES } from '@reefdesk/contracts/enquiries';
import { LANGUAGE_CODES } from '@reefdesk/contracts/languages';
import type { CursorKeys, CursorQuery } from '../../lists/use-cursor-query.ts';

export type InboxKey = 'q' | 'state' | 'package' | 'language' | 'assignee' | 'wish' | 'sort';
export type Inbox = CursorQuery<InboxKey>;

/** What can be chosen of a key that is not free. */
export const INBOX_FILTERS = {
  state: ENQUIRY_STATES,
  language: LANGUAGE_CODES,
  assignee: ['me', 'none'],
  wish: ['open'],
  sort: ['newest', 'oldest'],
} as const;

const OFFERED: Partial<Record<InboxKey, readonly string[]>> = INBOX_FILTERS;

/** What the inbox shows, as it stands in the address. */
export const INBOX: CursorKeys<InboxKey> = {
  keys: ['q', 'state', 'package', 'language', 'assignee', 'wish', 'sort'],
  isReadable: (key, value) => OFFERED[key]?.includes(value) ?? true,
  shows: ['sort'],
  carries: ['as'],
};
