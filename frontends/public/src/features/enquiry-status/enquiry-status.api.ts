import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import type { Success } from '@reefdesk/contracts/envelope';
import { WATCHED_ENQUIRY } from '@reefdesk/contracts/pages/site-paths';
import { api } from '@reefdesk/web-kit';

export interface FurtherMessage {
  token: string;
  /** `Idempotency-Key` */
  key: string;
  message: string;
}

const pathOf = (token: string) => `/api/enquiries/status/${encodeURIComponent(token)}`;

/** True for what stands behind `#` where staff look at the page of a guest. */
export const isWatched = (link: string) => link.startsWith(WATCHED_ENQUIRY);

const watchedPathOf = (link: string) => `/api/enquiries/${encodeURIComponent(link.slice(WATCHED_ENQUIRY.length))}/guest-page`;

const enquiryStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By the guest's token, or by the id that staff look at. */
    enquiryStatus: build.query<EnquiryStatusView, string>({
      query: (link) => (isWatched(link) ? watchedPathOf(link) : pathOf(link)),
      transformResponse: (answer: Success<EnquiryStatusView>) => answer.data,
      // Nothing private stays in the store when the page is left.
      keepUnusedDataFor: 0,
    }),
    furtherMessage: build.mutation<EnquiryStatusView, FurtherMessage>({
      query: ({ token, key, message }) => ({
        method: 'POST',
        path: `${pathOf(token)}/messages`,
        body: { message },
        headers: { 'Idempotency-Key': key },
        timeoutMs: 20_000,
      }),
      transformResponse: (answer: Success<EnquiryStatusView>) => answer.data,
      async onQueryStarted({ token }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(enquiryStatusApi.util.upsertQueryData('enquiryStatus', token, data));
      },
    }),
  }),
});

export const { useEnquiryStatusQuery, useFurtherMessageMutation } = enquiryStatusApi;
