import type { EnquiryEdit, StaffMessage } from '@reefdesk/contracts/enquiries/requests';
import type { EnquiryFiguresView, EnquiryView, EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import type { Success } from '@reefdesk/contracts/envelope';
import { ifMatch } from '@reefdesk/forms';
import { api } from '@reefdesk/web-kit';
import { type CursorAnswer, type CursorPage, pageOf } from '../../lists/cursor-page.ts';

export interface InboxPage extends CursorPage<EnquiryView> {
  /** Number of enquiries whose guest waits for an answer. */
  newCount: number;
  /** Number of other enquiries whose guest asks to change or cancel. */
  wishCount: number;
}

interface Keyed {
  id: string;
  /** `Idempotency-Key` */
  key: string;
}

const pathOf = (id: string) => `/api/enquiries/${encodeURIComponent(id)}`;
const dataOf = (answer: Success<EnquiryWholeView>) => answer.data;

const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    inbox: build.query<InboxPage, Readonly<Record<string, string | undefined>>>({
      query: (query) => ({ path: '/api/enquiries', query }),
      transformResponse: (answer: CursorAnswer<EnquiryView> & { counts: { new: number; wishes: number } }) => ({
        ...pageOf(answer),
        newCount: answer.counts.new,
        wishCount: answer.counts.wishes,
      }),
      providesTags: ['Enquiries'],
      keepUnusedDataFor: 0,
    }),
    inboxFigures: build.query<EnquiryFiguresView, void>({
      query: () => '/api/enquiries/figures',
      transformResponse: ({ data }: Success<EnquiryFiguresView>) => data,
      providesTags: ['Enquiries'],
    }),
    enquiry: build.query<EnquiryWholeView, string>({
      query: pathOf,
      transformResponse: dataOf,
      providesTags: ['Enquiries'],
      keepUnusedDataFor: 0,
    }),
    editEnquiry: build.mutation<EnquiryWholeView, { id: string; version: number; edit: EnquiryEdit }>({
      query: ({ id, version, edit }) => ({ method: 'PATCH', path: pathOf(id), headers: ifMatch(version), body: edit }),
      transformResponse: dataOf,
      // After a conflict, the newer version is loaded before the user retries.
      invalidatesTags: (saved, failure) => (saved || failure?.code === 'edit_conflict' ? ['Enquiries'] : []),
    }),
    answerEnquiry: build.mutation<EnquiryWholeView, Keyed & { message: StaffMessage }>({
      query: ({ id, key, message }) => ({
        method: 'POST',
        path: `${pathOf(id)}/messages`,
        headers: { 'Idempotency-Key': key },
        body: message,
      }),
      transformResponse: dataOf,
      invalidatesTags: (saved) => (saved ? ['Enquiries'] : []),
    }),
    eraseEnquiry: build.mutation<EnquiryWholeView, string>({
      query: (id) => ({ method: 'DELETE', path: pathOf(id) }),
      transformResponse: dataOf,
      invalidatesTags: (saved) => (saved ? ['Enquiries'] : []),
    }),
    noteEnquiry: build.mutation<EnquiryWholeView, Keyed & { text: string }>({
      query: ({ id, key, text }) => ({ method: 'POST', path: `${pathOf(id)}/notes`, headers: { 'Idempotency-Key': key }, body: { text } }),
      transformResponse: dataOf,
      invalidatesTags: (saved) => (saved ? ['Enquiries'] : []),
    }),
  }),
});

export const {
  useInboxQuery,
  useInboxFiguresQuery,
  useEnquiryQuery,
  useEditEnquiryMutation,
  useAnswerEnquiryMutation,
  useEraseEnquiryMutation,
  useNoteEnquiryMutation,
} = enquiriesApi;
