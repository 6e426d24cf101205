import type { Success } from '@reefdesk/contracts/envelope';
import type { PersonView } from '@reefdesk/contracts/people/endpoints';
import { api } from '@reefdesk/web-kit';

const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first 100 accounts, as filter options. The URL can name any other account. */
    auditedStaff: build.query<PersonView[], void>({
      query: () => ({ path: '/api/users', query: { limit: '100' } }),
      transformResponse: (answer: Success<PersonView[]>) => answer.data,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAuditedStaffQuery } = staffApi;
