import { v5 } from 'uuid';
import type { InferType } from 'yup';
import * as yup from 'yup';
import { AREAS } from '../access.ts';
import { askedPackage, guestBookingView, SEATS_REFUSED } from '../bookings/endpoints.ts';
import type { Endpoints } from '../endpoint.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { CURSOR_FIELDS, nextCursor } from '../lists.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { calendarDay, inOrder, oneOf, requiredText, text } from '../schema/fields.ts';
import { array, boolean, choice, envelope, enveloped, localised, nothing, nullable, number, object, string, view } from '../schema/view.ts';
import { REPLY_TEMPLATE, replyTemplateListQuery } from './reply-templates.requests.ts';
import { ENQUIRY, ENQUIRY_CHANGE, ENQUIRY_LOOKUP, GUEST_MESSAGE, STAFF_MESSAGE, STAFF_NOTE } from './requests.ts';
import { ENQUIRY_SORTS, ENQUIRY_STATES, ENQUIRY_WISHES } from './values.ts';
import {
  enquiryDates,
  enquiryFiguresView,
  enquiryLinkView,
  enquiryParty,
  enquiryReceiptView,
  enquiryStatusView,
  enquiryView,
  enquiryWholeView,
  listCounts,
} from './views.ts';

export const ENQUIRY_LIST_FIELDS = {
  state: oneOf(ENQUIRY_STATES).label('State').meta({ description: 'State of the enquiries; by default all except `spam`.' }),
  q: text(LIMITS.searchMaxLength)
    .label('Search')
    .meta({ description: 'Search by word prefixes in names, contacts, references and messages.' }),
  package: text(LIMITS.nameMaxLength).label('Package').meta({ description: 'Slug of the package.' }),
  waitlist: text(LIMITS.nameMaxLength).label('Waiting list').meta({ description: '`departure_id`: only guests who wait for its places.' }),
  language: oneOf(LANGUAGE_CODES).label('Language'),
  assignee: text(LIMITS.nameMaxLength).label('Assignee').meta({ description: '`user_id` of the assignee, `me` or `none`.' }),
  wish: oneOf(['open']).label('Wish').meta({ description: 'Only enquiries with an open request to change or cancel.' }),
  sort: oneOf(ENQUIRY_SORTS).label('Sort').meta({
    description: 'Sort order; `newest` by default. `waiting` lists only enquiries whose guest waits for a reply, longest wait first.',
  }),
  ...CURSOR_FIELDS,
};
export const enquiryListQuery = yup.object(ENQUIRY_LIST_FIELDS);
export type EnquiryListQuery = InferType<typeof enquiryListQuery>;

export const ENQUIRY_EXPORT_FIELDS = {
  from: calendarDay().label('First day').meta({ description: 'First day of receipt in the operator’s time zone; unlimited by default.' }),
  to: calendarDay().label('Last day').meta({ description: 'Last day, inclusive; by default today.' }),
  spam: oneOf(['include']).label('Spam').meta({ description: '`include` adds spam, which is excluded by default.' }),
};
export const enquiryExportQuery = inOrder(yup.object(ENQUIRY_EXPORT_FIELDS));
export type EnquiryExportQuery = InferType<typeof enquiryExportQuery>;

const ENQUIRY_IDS = 'a1c6b0f2-4d5e-4b8f-9d3a-7e2c50f1b864';

/** Returns the enquiry's ID for an `Idempotency-Key`. The key is not computable from it, or staff could repeat the request (ENQ-22). */
export function enquiryIdOf(key: string): string {
  return v5(key, ENQUIRY_IDS);
}

const ID = { id: '`enquiry_id`' };
const TOKEN = { token: 'Token from the private link of the enquiry' };
const WHOLE = enveloped(enquiryWholeView);

export const enquiries = {
  send: {
    route: 'POST /api/enquiries',
    access: 'public',
    summary: 'Send an enquiry',
    description: 'The enquiry is stored durably before the response, and only once if the request is repeated.',
    json: ENQUIRY,
    answers: { 201: enveloped(enquiryReceiptView) },
    errors: ['too_many_attempts'],
    isRepeatable: true,
  },
  list: {
    route: 'GET /api/enquiries',
    access: AREAS.enquiries,
    summary: 'List enquiries by page, newest first by default',
    query: enquiryListQuery,
    answers: { 200: object({ ...envelope(array(enquiryView)), next_cursor: nextCursor, counts: listCounts }) },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  figures: {
    route: 'GET /api/enquiries/figures',
    access: AREAS.enquiries,
    summary: 'Get enquiry statistics',
    description: 'New enquiries today, time to the first reply, won and lost enquiries: in total, by language and by package.',
    answers: { 200: enveloped(enquiryFiguresView) },
  },
  exportCsv: {
    route: 'GET /api/enquiries/export.csv',
    access: AREAS.enquiries,
    summary: 'Export enquiries of a range of days as CSV, oldest first',
    description: 'UTF-8 with a byte order mark. Times are in the operator’s time zone. Cells are protected from evaluation as formulas.',
    query: enquiryExportQuery,
    answers: { 200: { contentTypes: ['text/csv'] } },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  lookUp: {
    route: 'POST /api/enquiries/lookup',
    access: 'public',
    isSecret: true,
    summary: 'Get the private link of an enquiry by its reference and a contact',
    description: 'An unknown reference and another contact have the same response.',
    json: ENQUIRY_LOOKUP,
    answers: { 200: enveloped(enquiryLinkView) },
    errors: ['enquiry_not_found', 'enquiry_link_ended', 'too_many_attempts'],
  },
  status: {
    route: 'GET /api/enquiries/status/{token}',
    access: 'public',
    isSecret: true,
    summary: 'Get an enquiry as its guest sees it',
    description: 'The link expires a configured number of months after the last booked day, else the requested day, else the last change.',
    path: TOKEN,
    answers: { 200: enveloped(enquiryStatusView) },
    errors: ['enquiry_not_found', 'enquiry_link_ended'],
  },
  say: {
    route: 'POST /api/enquiries/status/{token}/messages',
    access: 'public',
    summary: 'Add a message of the guest',
    path: TOKEN,
    json: GUEST_MESSAGE,
    answers: { 201: enveloped(enquiryStatusView) },
    errors: ['enquiry_not_found', 'enquiry_link_ended', 'enquiry_full', 'too_many_attempts'],
    isRepeatable: true,
  },
  accept: {
    route: 'POST /api/enquiries/status/{token}/bookings/{id}/acceptance',
    access: 'public',
    summary: 'Accept an offer as its guest (ENQ-25)',
    description: 'Takes the seats. The booking is then confirmed, or with a deposit held until it is paid. A repeat changes nothing.',
    path: { ...TOKEN, id: '`booking_id`' },
    answers: { 200: enveloped(enquiryStatusView) },
    errors: ['enquiry_not_found', 'enquiry_link_ended', 'booking_not_found', 'offer_ended', ...SEATS_REFUSED],
  },
  get: {
    route: 'GET /api/enquiries/{id}',
    access: AREAS.enquiries,
    summary: 'Get an enquiry with its messages, notes and history',
    path: ID,
    answers: { 200: WHOLE },
    errors: ['enquiry_not_found'],
  },
  guestPage: {
    route: 'GET /api/enquiries/{id}/guest-page',
    access: AREAS.enquiries,
    summary: "Get the guest's page of an enquiry as staff",
    description: 'The response contains no token, so that staff cannot write as the guest.',
    path: ID,
    answers: { 200: enveloped(enquiryStatusView) },
    errors: ['enquiry_not_found', 'enquiry_link_ended', 'enquiry_erased'],
  },
  edit: {
    route: 'PATCH /api/enquiries/{id}',
    access: AREAS.enquiries,
    summary: 'Change state, assignee or tags; omitted fields keep their values',
    path: ID,
    json: ENQUIRY_CHANGE,
    answers: { 200: WHOLE },
    errors: ['enquiry_not_found', 'enquiry_erased'],
    guards: enquiryWholeView,
  },
  erase: {
    route: 'DELETE /api/enquiries/{id}',
    access: AREAS.enquiries,
    audit: { action: 'erased' },
    summary: 'Erase the personal data of an enquiry',
    description:
      'Removes name, contacts, messages, notes, tags and the private link. The enquiry itself and the data for statistics remain. ' +
      'Enquiries without a booking are erased automatically after the configured number of months. Cannot be undone.',
    path: ID,
    answers: { 200: WHOLE },
    errors: ['enquiry_not_found'],
  },
  answer: {
    route: 'POST /api/enquiries/{id}/messages',
    access: AREAS.enquiries,
    audit: { action: 'answered' },
    summary: 'Reply to an enquiry',
    path: ID,
    description: 'An email is sent; a reply by chat is only recorded. A new enquiry becomes `answered`.',
    json: STAFF_MESSAGE,
    answers: { 201: WHOLE },
    errors: ['enquiry_not_found', 'enquiry_erased', 'enquiry_full'],
    isRepeatable: true,
  },
  note: {
    route: 'POST /api/enquiries/{id}/notes',
    access: AREAS.enquiries,
    audit: { action: 'noted' },
    summary: 'Add a note that only staff see',
    path: ID,
    json: STAFF_NOTE,
    answers: { 201: WHOLE },
    errors: ['enquiry_not_found', 'enquiry_erased', 'enquiry_full'],
    isRepeatable: true,
  },
} as const satisfies Endpoints;

export const replyTemplateView = view('ReplyTemplateView', 'A template for replies; placeholders such as `{name}` are filled in.', {
  key: string('Key of the template in URLs.'),
  title: string('Title that is shown to staff.'),
  texts: localised(),
  version: number(),
  updated_at: string('Time of the last change, ISO 8601 UTC.'),
});

export type ReplyTemplateView = InferType<typeof replyTemplateView>;

const KEY = { key: 'Lowercase letters, digits and hyphens' };

/** Templates of replies to guests (ENQ-12). */
export const replyTemplates = {
  list: {
    route: 'GET /api/reply-templates',
    access: AREAS.enquiries,
    summary: 'List reply templates, ordered by key',
    query: replyTemplateListQuery,
    answers: { 200: object({ ...envelope(array(replyTemplateView)), next_cursor: nextCursor }) },
    errors: ['validation_failed'],
  },
  save: {
    route: 'PUT /api/reply-templates/{key}',
    access: AREAS.enquiries,
    summary: 'Create or replace a reply template',
    description:
      'The client chooses the key. Placeholders: `{name}`, `{reference}`, `{package}`, `{date}`, `{price}`; others are rejected.',
    path: KEY,
    json: REPLY_TEMPLATE,
    answers: { 200: enveloped(replyTemplateView) },
    errors: ['reply_template_limit_reached'],
    guards: replyTemplateView,
  },
  remove: {
    route: 'DELETE /api/reply-templates/{key}',
    access: AREAS.enquiries,
    summary: 'Delete a reply template',
    path: KEY,
    answers: { 200: enveloped(nothing()) },
    errors: ['reply_template_not_found'],
    guards: replyTemplateView,
  },
} as const satisfies Endpoints;

export const TRIP_LIST_FIELDS = CURSOR_FIELDS;
export const tripListQuery = yup.object(TRIP_LIST_FIELDS);
export type TripListQuery = InferType<typeof tripListQuery>;

/** A customer's request to change or cancel a travel, which staff decide. */
export const tripWish = yup.object({
  wish: oneOf(ENQUIRY_WISHES).required(ruleError('required')).label('Wish'),
  message: requiredText(LIMITS.enquiryMessageMaxLength).label('Message'),
});
export type TripWish = InferType<typeof tripWish>;
export const TRIP_WISH = { schema: tripWish } satisfies BodyShape<typeof tripWish>;

export const tripView = view('TripView', 'An enquiry of the signed-in customer with its bookings (ENQ-15).', {
  trip_id: string('`enquiry_id`'),
  reference: string(),
  state: choice(ENQUIRY_STATES),
  sent_at: string('Time of sending, ISO 8601 UTC.'),
  package: nullable(askedPackage),
  dates: enquiryDates,
  party: enquiryParty,
  bookings: array(guestBookingView),
  wish: nullable(choice(ENQUIRY_WISHES)).meta({ description: 'Request of the guest that is not answered yet.' }),
  status_url: nullable(string('Private link of the enquiry; null if it has expired.')),
});
export type TripView = InferType<typeof tripView>;

export const trips = {
  list: {
    route: 'GET /api/my/trips',
    access: 'customer',
    summary: 'List own enquiries and their bookings, newest first',
    description:
      'Returns the enquiries with the email address of the account. Until the address is verified, the list is empty and ' +
      '`email_verified` is false.',
    query: tripListQuery,
    answers: { 200: object({ ...envelope(array(tripView)), next_cursor: nextCursor, email_verified: boolean() }) },
    errors: ['validation_failed'],
  },
  wish: {
    route: 'POST /api/my/trips/{id}/wishes',
    access: 'customer',
    summary: 'Request to change or cancel a trip; staff decide',
    path: { id: '`trip_id`' },
    json: TRIP_WISH,
    answers: { 201: enveloped(tripView) },
    errors: ['enquiry_not_found', 'enquiry_full', 'too_many_attempts'],
    isRepeatable: true,
  },
} as const satisfies Endpoints;
