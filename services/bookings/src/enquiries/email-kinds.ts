/** Confirms an enquiry to the guest. */
export const RECEIVED_EMAIL = 'enquiry-received';
/** Notifies the operator of a new enquiry or message. */
export const NOTICE_EMAIL = 'enquiry-notice';
export const NOTICE_LANGUAGE = Symbol('NOTICE_LANGUAGE');
/** Sends an answer of staff to the guest. */
export const ANSWER_EMAIL = 'enquiry-answer';

export function answerAbout(enquiryId: string, messageId: string): string {
  return `${enquiryId}/${messageId}`;
}

export function readAbout(about: string | undefined): { enquiryId: string; messageId: string | undefined } {
  const [enquiryId = '', messageId] = (about ?? '').split('/');
  return { enquiryId, messageId };
}
