import { ENQUIRY_STATES } from '@reefdesk/contracts/enquiries/values';
import { LANGUAGE_CODES } from '@reefdesk/contracts/languages';
import type { CursorKeys, CursorQuery } from '../../shared/lists/use-cursor-query.ts';

export type InboxKey = 'q' | 'state' | 'package' | 'language' | 'assignee' | 'wish' | 'sort';
export type Inbox = CursorQuery<InboxKey>;

/** Allowed values of the keys that are not free text. */
export const INBOX_FILTERS = {
  state: ENQUIRY_STATES,
  language: LANGUAGE_CODES,
  assignee: ['me', 'none'],
  wish: ['open'],
  sort: ['newest', 'oldest'],
} as const;

const OFFERED: Partial<Record<InboxKey, readonly string[]>> = INBOX_FILTERS;

/** URL parameters of the inbox. */
export const INBOX: CursorKeys<InboxKey> = {
  keys: ['q', 'state', 'package', 'language', 'assignee', 'wish', 'sort'],
  isReadable: (key, value) => OFFERED[key]?.includes(value) ?? true,
  shows: ['sort'],
  carries: ['as'],
};
