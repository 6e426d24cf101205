import type { InferType } from 'yup';
import type { enquiryReceiptView, enquiryStatusView, enquiryView, enquiryWholeView, guestEnquiryView } from './views/enquiries.views.ts';

export * from './enquiry-words.ts';

export type EnquiryReceiptView = InferType<typeof enquiryReceiptView>;
export type EnquiryStatusView = InferType<typeof enquiryStatusView>;
export type EnquiryView = InferType<typeof enquiryView>;
export type EnquiryWholeView = InferType<typeof enquiryWholeView>;
export type GuestEnquiryView = InferType<typeof guestEnquiryView>;
