import { api, query } from '@reefdesk/web-kit';
import { pageOf } from '../lists/cursor-page.ts';

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({ audit: query(build, 'GET /api/audit', { result: (answer) => pageOf(answer), keepUnusedDataFor: 0 }) }),
});

export const { useAuditQuery } = auditApi;
