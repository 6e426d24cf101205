import type { InferType } from 'yup';
import { view, word } from '../schema/view.ts';

const SUMMARY = {
  letter_id: word(),
  received_at: word('ISO 8601 UTC'),
  from: word(),
  to: word(),
  subject: word(),
};

export const letterSummaryView = view('LetterSummaryView', 'A letter in the mailbox of the embedded system, in a list.', SUMMARY);
export type LetterSummaryView = InferType<typeof letterSummaryView>;

export const letterView = view('LetterView', 'The same letter with its plain text; its document has an address of its own.', {
  ...SUMMARY,
  text: word(),
});
export type LetterView = InferType<typeof letterView>;
