import type { InferType } from 'yup';
import { flag, listOf, view, word } from '../schema/view.ts';
import { guestEnquiryView } from './enquiries.views.ts';
import { sessionView } from './sessions.views.ts';
import { userView } from './users.views.ts';

export const accountExportView = view('AccountExportView', 'Everything that is kept of a customer, for the customer (PPL-11).', {
  exported_at: word('ISO 8601 UTC'),
  account: userView,
  two_step: flag(),
  sessions: listOf(sessionView),
  enquiries: listOf(guestEnquiryView).meta({
    description: 'Those that name the address of the account; none before it is verified',
  }),
});
export type AccountExportView = InferType<typeof accountExportView>;
