import { api, failureOf, type HttpClient, isApiFailure, requestTo } from '@reefdesk/web-kit';
import { useLookEvery } from '../../shared/live/use-look-every.ts';

const newEnquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A background request: it does not ask the user to sign in again when the session has expired. */
    newEnquiries: build.query<number, void>({
      async queryFn(_, { extra }) {
        const { http } = extra as { http: HttpClient };
        try {
          const request = requestTo('GET /api/enquiries', { query: { state: 'new', limit: 1 } });
          const answer = await http.request<{ counts: { new: number; wishes?: number } }>(request);
          // Older servers do not return `wishes`.
          return { data: answer.counts.new + (answer.counts.wishes ?? 0) };
        } catch (failure) {
          return { error: isApiFailure(failure) ? failure : failureOf(0) };
        }
      },
      providesTags: ['Enquiries'],
    }),
  }),
});

const { useNewEnquiriesQuery } = newEnquiriesApi;

const POLL_MS = 15_000;

/** Returns the number of new enquiries and keeps it up to date (ENQ-09). */
export function useNewCount(): number {
  return useNewEnquiriesQuery(undefined, useLookEvery(POLL_MS)).data ?? 0;
}
