/** To the guest: it has come. */
export const RECEIVED_LETTER = 'enquiry-received';
/** To the operator: somebody asks, or says something more. */
export const NOTICE_LETTER = 'enquiry-notice';
/** Injection token of the language of the letters to the operator. */
export const NOTICE_LANGUAGE = Symbol('NOTICE_LANGUAGE');
/** To the guest: what staff wrote. */
export const ANSWER_LETTER = 'enquiry-answer';

/** What the letter with one message of an enquiry is about. */
export function answerAbout(enquiryId: string, messageId: string): string {
  return `${enquiryId}/${messageId}`;
}

export function readAbout(about: string | undefined): { enquiryId: string; messageId: string | undefined } {
  const [enquiryId = '', messageId] = (about ?? '').split('/');
  return { enquiryId, messageId };
}
