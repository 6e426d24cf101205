import type { AuditEntryView } from '@reefdesk/contracts/audit/endpoints';
import { api } from '@reefdesk/web-kit';
import { type CursorPage, pageOf } from '../lists/cursor-page.ts';

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    audit: build.query<CursorPage<AuditEntryView>, Readonly<Record<string, string | undefined>>>({
      query: (query) => ({ path: '/api/audit', query }),
      transformResponse: pageOf<AuditEntryView>,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAuditQuery } = auditApi;
