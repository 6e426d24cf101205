import type { AuditEntryView } from '@reefdesk/contracts/audit';
import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

export interface AuditPage {
  entries: AuditEntryView[];
  /** Null at the end. */
  nextCursor: string | null;
}

export type AuditFilters = Readonly<Record<string, string | undefined>>;

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    audit: build.query<AuditPage, AuditFilters>({
      query: (query) => ({ path: '/api/audit', query }),
      transformResponse: (answer: Success<AuditEntryView[]> & { next_cursor: string | null }) => ({
        entries: answer.data,
        nextCursor: answer.next_cursor,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAuditQuery } = auditApi;
