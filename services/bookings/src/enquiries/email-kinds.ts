/** Confirms an enquiry to the guest. */
export const RECEIVED_EMAIL = 'enquiry-received';
/** Notifies the operator of a new enquiry or message. */
export const NOTICE_EMAIL = 'enquiry-notice';
export const NOTICE_LANGUAGE = Symbol('NOTICE_LANGUAGE');
/** Sends an answer of staff to the guest. */
export const ANSWER_EMAIL = 'enquiry-answer';

/** Tells the operator that a guest has accepted an offer. */
export const ACCEPTED_EMAIL = 'offer-accepted';
/** Tells the guest what has become of a booking. */
export const BOOKING_EMAIL = 'booking-news';

/** Emails about enquiries and their bookings. */
export const ENQUIRY_EMAILS = [RECEIVED_EMAIL, NOTICE_EMAIL, ANSWER_EMAIL, ACCEPTED_EMAIL, BOOKING_EMAIL] as const;

export function isNewsKind(kind: string): boolean {
  return kind === ACCEPTED_EMAIL || kind === BOOKING_EMAIL;
}

export interface BookingNews {
  enquiryId: string;
  bookingId: string;
  /** Id of the change that the email is about, one of the booking's `emailedChanges`. */
  changeId: string;
}

export function newsAbout({ enquiryId, bookingId, changeId }: BookingNews): string {
  return [enquiryId, bookingId, changeId].join('/');
}

export function readNewsAbout(about: string | undefined): BookingNews {
  const [enquiryId = '', bookingId = '', changeId = ''] = (about ?? '').split('/');
  return { enquiryId, bookingId, changeId };
}

export function answerAbout(enquiryId: string, messageId: string): string {
  return `${enquiryId}/${messageId}`;
}

export function readAbout(about: string | undefined): { enquiryId: string; messageId: string | undefined } {
  const [enquiryId = '', messageId] = (about ?? '').split('/');
  return { enquiryId, messageId };
}
