import { api, failureOf, type HttpClient, isApiFailure } from '@reefdesk/web-kit';

const newEnquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asked in the background: where the session has ended nobody is asked to sign in again because of it. */
    newEnquiries: build.query<number, void>({
      async queryFn(_, { extra }) {
        const { http } = extra as { http: HttpClient };
        try {
          const answer = await http.request<{ counts: { new: number } }>({ path: '/api/enquiries', query: { state: 'new', limit: 1 } });
          return { data: answer.counts.new };
        } catch (failure) {
          return { error: isApiFailure(failure) ? failure : failureOf(0) };
        }
      },
      providesTags: ['Enquiries'],
    }),
  }),
});

export const { useNewEnquiriesQuery } = newEnquiriesApi;
