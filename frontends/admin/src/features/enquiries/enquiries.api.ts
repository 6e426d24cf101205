import type { EnquiryView } from '@reefdesk/contracts/enquiries/views';
import { api, mutation, query } from '@reefdesk/web-kit';
import { type CursorPage, pageOf } from '../../shared/lists/cursor-page.ts';

export interface InboxPage extends CursorPage<EnquiryView> {
  /** Number of enquiries that wait for an answer. */
  newCount: number;
  /** Number of other enquiries with a request to change or cancel. */
  wishCount: number;
}

const invalidatesTags = (saved: unknown) => (saved ? (['Enquiries'] as const) : []);

const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    inbox: query(build, 'GET /api/enquiries', {
      result: (answer): InboxPage => ({ ...pageOf(answer), newCount: answer.counts.new, wishCount: answer.counts.wishes }),
      providesTags: ['Enquiries'],
      keepUnusedDataFor: 0,
    }),
    inboxStatistics: query(build, 'GET /api/enquiries/figures', { providesTags: ['Enquiries'] }),
    enquiry: query(build, 'GET /api/enquiries/{id}', { providesTags: ['Enquiries'], keepUnusedDataFor: 0 }),
    colleagues: query(build, 'GET /api/colleagues', {}),
    editEnquiry: mutation(build, 'PATCH /api/enquiries/{id}', {
      // After a conflict, the newer version is loaded before the user retries.
      invalidatesTags: (saved, failure) => (saved || failure?.code === 'edit_conflict' ? ['Enquiries'] : []),
    }),
    answerEnquiry: mutation(build, 'POST /api/enquiries/{id}/messages', { invalidatesTags }),
    eraseEnquiry: mutation(build, 'DELETE /api/enquiries/{id}', { invalidatesTags }),
    noteEnquiry: mutation(build, 'POST /api/enquiries/{id}/notes', { invalidatesTags }),
  }),
});

export const {
  useInboxQuery,
  useInboxStatisticsQuery,
  useEnquiryQuery,
  useColleaguesQuery,
  useEditEnquiryMutation,
  useAnswerEnquiryMutation,
  useEraseEnquiryMutation,
  useNoteEnquiryMutation,
} = enquiriesApi;
