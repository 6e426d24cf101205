import type { CursorKeys, CursorQuery } from '../../lists/use-cursor-query.ts';

export type AuditKey = 'actor' | 'kind' | 'record' | 'from' | 'to';
export type AuditList = CursorQuery<AuditKey>;

/** What the record of changes shows, as it stands in the address. */
export const AUDIT: CursorKeys<AuditKey> = { keys: ['actor', 'kind', 'record', 'from', 'to'] };
