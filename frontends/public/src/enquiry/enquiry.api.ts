import type { Enquiry } from '@reefdesk/contracts/enquiries/requests';
import type { EnquiryReceiptView } from '@reefdesk/contracts/enquiries/views';
import type { Success } from '@reefdesk/contracts/envelope';
import { api } from '@reefdesk/web-kit';

export interface KeyedEnquiry {
  /** `Idempotency-Key`: sent again under it, it is the same enquiry. */
  key: string;
  body: Partial<Enquiry>;
}

const enquiryApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendEnquiry: build.mutation<EnquiryReceiptView, KeyedEnquiry>({
      query: ({ key, body }) => ({ method: 'POST', path: '/api/enquiries', body, headers: { 'Idempotency-Key': key }, timeoutMs: 20_000 }),
      transformResponse: (answer: Success<EnquiryReceiptView>) => answer.data,
    }),
  }),
});

export const { useSendEnquiryMutation } = enquiryApi;
