import { api, failureOf, type HttpClient, isApiFailure } from '@reefdesk/web-kit';

const newEnquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Those that are new, and those whose guest asks to change or to cancel. Asked in the background: where the session has ended nobody is asked to sign in again because of it. */
    newEnquiries: build.query<number, void>({
      async queryFn(_, { extra }) {
        const { http } = extra as { http: HttpClient };
        try {
          const answer = await http.request<{ counts: { new: number; wishes?: number } }>({
            path: '/api/enquiries',
            query: { state: 'new', limit: 1 },
          });
          // A server from before there were wishes names none.
          return { data: answer.counts.new + (answer.counts.wishes ?? 0) };
        } catch (failure) {
          return { error: isApiFailure(failure) ? failure : failureOf(0) };
        }
      },
      providesTags: ['Enquiries'],
    }),
  }),
});

export const { useNewEnquiriesQuery } = newEnquiriesApi;
