import { useAddressChoice } from '@reefdesk/web-kit/address-choice';

const KEYS = ['actor', 'kind', 'record', 'from', 'to', 'cursor'] as const;
export type AuditKey = (typeof KEYS)[number];
export type AuditChoice = Partial<Record<AuditKey, string>>;

export interface AuditFilters {
  query: AuditChoice;
  /** Something is left out. */
  narrowed: boolean;
  /** An empty value takes it away; whatever changes, the first page is shown. */
  change: (next: AuditChoice) => void;
  /** The address that shows something else. */
  addressOf: (next: AuditChoice) => string;
  /** What is asked for, without the page. */
  search: string;
}

/** Kept in the address, so that it can be shared and gone back to. */
export function useAuditFilters(): AuditFilters {
  const [params, choose] = useAddressChoice();
  const query: AuditChoice = Object.fromEntries(KEYS.flatMap((key) => (params.get(key) ? [[key, params.get(key) ?? '']] : [])));
  const { cursor: _, ...filters } = query;
  return {
    query,
    narrowed: Object.keys(filters).length > 0,
    change: (next) => choose({ cursor: '', ...next }),
    addressOf: (next) => `?${new URLSearchParams({ ...filters, ...next })}`,
    search: String(new URLSearchParams(filters)),
  };
}
