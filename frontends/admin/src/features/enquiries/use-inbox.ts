import { ENQUIRY_STATES } from '@reefdesk/contracts/enquiries';
import { LANGUAGE_CODES } from '@reefdesk/contracts/languages';
import { useAddressChoice } from '@reefdesk/web-kit/address-choice';

/** What the inbox shows, as it stands in the address. */
export const INBOX_FILTERS = {
  state: ENQUIRY_STATES,
  language: LANGUAGE_CODES,
  assignee: ['me', 'none'],
  wish: ['open'],
  sort: ['newest', 'oldest'],
} as const;

const KEYS = ['q', 'state', 'package', 'language', 'assignee', 'wish', 'sort', 'cursor'] as const;
export type InboxKey = (typeof KEYS)[number];
export type InboxQuery = Partial<Record<InboxKey, string>>;

export interface Inbox {
  query: InboxQuery;
  /** Something is left out. */
  narrowed: boolean;
  /** An empty value takes it away; whatever changes, the first page is shown. */
  change: (next: InboxQuery) => void;
  /** The address of the next page. */
  nextPage: (cursor: string) => string;
}

/** Kept in the address, so that it can be shared and gone back to; what nobody offers is read past. */
export function useInbox(): Inbox {
  const [params, choose] = useAddressChoice();
  const query = Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = params.get(key) ?? '';
      const offered: readonly string[] | undefined = key in INBOX_FILTERS ? INBOX_FILTERS[key as keyof typeof INBOX_FILTERS] : undefined;
      return value !== '' && (!offered || offered.includes(value)) ? [[key, value]] : [];
    }),
  ) as InboxQuery;
  return {
    query,
    narrowed: KEYS.some((key) => key !== 'sort' && key !== 'cursor' && query[key] !== undefined),
    change: (next) => choose({ cursor: '', ...next }),
    nextPage: (cursor) => `?${new URLSearchParams({ ...query, cursor })}`,
  };
}
