import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { WATCHED_ENQUIRY } from '@reefdesk/contracts/pages/site-paths';
import type { Success } from '@reefdesk/contracts/schema/view';
import { api, mutation, requestTo, type useAppDispatch } from '@reefdesk/web-kit';

/** True for the fragment with which staff open a guest's page. */
export const isWatched = (link: string) => link.startsWith(WATCHED_ENQUIRY);

const WRITE_MS = 20_000;

const enquiryStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reads by the guest's token, or by the enquiry's id for staff. */
    enquiryStatus: build.query<EnquiryStatusView, string>({
      query: (link) =>
        isWatched(link)
          ? requestTo('GET /api/enquiries/{id}/guest-page', { id: link.slice(WATCHED_ENQUIRY.length) })
          : requestTo('GET /api/enquiries/status/{token}', { token: link }),
      transformResponse: (answer: Success<EnquiryStatusView>) => answer.data,
      // Private data leaves the store with the page.
      keepUnusedDataFor: 0,
    }),
    lookUpEnquiry: mutation(build, 'POST /api/enquiries/lookup'),
    furtherMessage: mutation(build, 'POST /api/enquiries/status/{token}/messages', { timeoutMs: WRITE_MS, onQueryStarted: showAnswer }),
    acceptOffer: mutation(build, 'POST /api/enquiries/status/{token}/bookings/{id}/acceptance', {
      timeoutMs: WRITE_MS,
      onQueryStarted: showAnswer,
      invalidatesTags: ['Departures'],
    }),
  }),
});

interface Written {
  dispatch: ReturnType<typeof useAppDispatch>;
  queryFulfilled: Promise<{ data: EnquiryStatusView }>;
}

/** Puts the response of a write, which is the whole page, into the store. */
async function showAnswer({ token }: { token: string }, { dispatch, queryFulfilled }: Written): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
  if (data) dispatch(enquiryStatusApi.util.upsertQueryData('enquiryStatus', token, data));
}

export const { useEnquiryStatusQuery, useLookUpEnquiryMutation, useFurtherMessageMutation, useAcceptOfferMutation } = enquiryStatusApi;
