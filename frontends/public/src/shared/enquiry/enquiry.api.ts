import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import { api, mutation } from '@reefdesk/web-kit';

export interface KeyedEnquiry {
  /** `Idempotency-Key`: a repeated request with the same key creates no second enquiry. */
  key: string;
  body: Enquiry;
}

const enquiryApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendEnquiry: mutation(build, 'POST /api/enquiries', {
      argument: ({ key, body }: KeyedEnquiry) => ({ idempotencyKey: key, body }),
      timeoutMs: 20_000,
      // A departure may have become full (DEP-12).
      invalidatesTags: (_, error) => (error ? ['Departures'] : []),
    }),
  }),
});

export const { useSendEnquiryMutation } = enquiryApi;
