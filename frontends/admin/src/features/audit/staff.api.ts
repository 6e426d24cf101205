import { api, query } from '@reefdesk/web-kit';

const staffApi = api.injectEndpoints({
  endpoints: (build) => ({ auditedStaff: query(build, 'GET /api/users', { keepUnusedDataFor: 0 }) }),
});

export const { useAuditedStaffQuery } = staffApi;
