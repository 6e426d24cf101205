import type { CursorKeys, CursorQuery } from '../../shared/lists/use-cursor-query.ts';

export type AuditKey = 'actor' | 'kind' | 'record' | 'from' | 'to';
export type AuditList = CursorQuery<AuditKey>;

/** URL parameters of the record of changes. */
export const AUDIT: CursorKeys<AuditKey> = { keys: ['actor', 'kind', 'record', 'from', 'to'] };
