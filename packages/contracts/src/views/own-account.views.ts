import type { InferType } from 'yup';
import { flag, listOf, view, word } from '../schema/view.ts';
import { guestEnquiryView } from './enquiries.views.ts';
import { passkeyView } from './passkeys.views.ts';
import { sessionView } from './sessions.views.ts';
import { userView } from './users.views.ts';

export const accountExportView = view('AccountExportView', 'Everything that is kept of a customer, for the customer (PPL-11).', {
  exported_at: word('ISO 8601 UTC'),
  account: userView,
  two_step: flag(),
  passkeys: listOf(passkeyView).meta({ description: 'What they are called and when they were used; no keys' }),
  provider_linked: flag().meta({ description: 'Whether one may sign in by the provider, too' }),
  sessions: listOf(sessionView),
  enquiries: listOf(guestEnquiryView).meta({
    description: 'Those that name the address of the account, with what was booked from them; none before it is verified',
  }),
});
export type AccountExportView = InferType<typeof accountExportView>;
