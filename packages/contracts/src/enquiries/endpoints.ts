import { v5 } from 'uuid';
import type { InferType } from 'yup';
import * as yup from 'yup';
import { AREAS } from '../access.ts';
import { askedPackage, guestBookingView } from '../bookings/endpoints.ts';
import type { Endpoints } from '../endpoint.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { CURSOR_FIELDS, nextCursor } from '../lists.ts';
import { type BodyShape, fault } from '../schema/check.ts';
import { calendarDay, inOrder, oneOf, requiredText, text } from '../schema/fields.ts';
import { array, boolean, choice, envelope, enveloped, localised, nothing, nullable, number, object, string, view } from '../schema/view.ts';
import { REPLY_TEMPLATE, replyTemplateListQuery } from './reply-templates.requests.ts';
import { ENQUIRY, ENQUIRY_CHANGE, GUEST_MESSAGE, STAFF_MESSAGE, STAFF_NOTE } from './requests.ts';
import { ENQUIRY_STATES, ENQUIRY_WISHES } from './values.ts';
import {
  enquiryDates,
  enquiryFiguresView,
  enquiryParty,
  enquiryReceiptView,
  enquiryStatusView,
  enquiryView,
  enquiryWholeView,
  listCounts,
} from './views.ts';

export const ENQUIRY_SORTS = ['newest', 'oldest'] as const;

export const ENQUIRY_LIST_FIELDS = {
  state: oneOf(ENQUIRY_STATES).label('State').meta({ description: 'Without it: all but spam' }),
  q: text(LIMITS.searchMaxLength)
    .label('Search')
    .meta({ description: 'Beginnings of words in name, contact, reference and what was said' }),
  package: text(LIMITS.nameMaxLength).label('Package').meta({ description: 'Slug' }),
  language: oneOf(LANGUAGE_CODES).label('Language'),
  assignee: text(LIMITS.nameMaxLength).label('Assignee').meta({ description: '`user_id`, `me` or `none`' }),
  wish: oneOf(['open']).label('Wish').meta({ description: 'Only those whose guest asks to change or to cancel' }),
  sort: oneOf(ENQUIRY_SORTS).label('Sort').meta({ description: '`newest` without a word' }),
  ...CURSOR_FIELDS,
};
export const enquiryListQuery = yup.object(ENQUIRY_LIST_FIELDS);
export type EnquiryListQuery = InferType<typeof enquiryListQuery>;

export const ENQUIRY_EXPORT_FIELDS = {
  from: calendarDay().label('First day').meta({ description: 'Of arrival, by the operator’s clocks; without it from the beginning' }),
  to: calendarDay().label('Last day').meta({ description: 'Whole; without it up to now' }),
  spam: oneOf(['include']).label('Spam').meta({ description: 'Left out without a word' }),
};
export const enquiryExportQuery = inOrder(yup.object(ENQUIRY_EXPORT_FIELDS));
export type EnquiryExportQuery = InferType<typeof enquiryExportQuery>;

const ENQUIRY_IDS = 'a1c6b0f2-4d5e-4b8f-9d3a-7e2c50f1b864';

/** Returns the enquiry's ID for an `Idempotency-Key`. The key is not computable from it, or staff could repeat the request (ENQ-22). */
export function enquiryIdOf(key: string): string {
  return v5(key, ENQUIRY_IDS);
}

const ID = { id: '`enquiry_id`' };
const TOKEN = { token: 'From the private address of the enquiry' };
const WHOLE = enveloped(enquiryWholeView);

export const enquiries = {
  send: {
    route: 'POST /api/enquiries',
    access: 'public',
    summary: 'Ask the operator: stored for good before it is answered, once however often it is sent',
    json: ENQUIRY,
    answers: { 201: enveloped(enquiryReceiptView) },
    errors: ['too_many_attempts'],
    isRepeatable: true,
  },
  list: {
    route: 'GET /api/enquiries',
    access: AREAS.enquiries,
    summary: 'The inbox, newest first, a page at a time',
    query: enquiryListQuery,
    answers: { 200: object({ ...envelope(array(enquiryView)), next_cursor: nextCursor, counts: listCounts }) },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  figures: {
    route: 'GET /api/enquiries/figures',
    access: AREAS.enquiries,
    summary: 'New today, time to the first answer, won and lost: all, by language and by package',
    answers: { 200: enveloped(enquiryFiguresView) },
  },
  exportCsv: {
    route: 'GET /api/enquiries/export.csv',
    access: AREAS.enquiries,
    summary: 'Enquiries of a range of days as CSV, oldest first',
    description: 'UTF-8 with a byte order mark; times are by the operator’s clocks; no cell is taken for a formula.',
    query: enquiryExportQuery,
    answers: { 200: { contentTypes: ['text/csv'] } },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  status: {
    route: 'GET /api/enquiries/status/{token}',
    access: 'public',
    isSecret: true,
    summary: 'An enquiry as its guest sees it',
    description: 'The link ends the months of the settings after the last booked day, else the wished day, else the last change.',
    path: TOKEN,
    answers: { 200: enveloped(enquiryStatusView) },
    errors: ['enquiry_not_found', 'enquiry_link_ended'],
  },
  say: {
    route: 'POST /api/enquiries/status/{token}/messages',
    access: 'public',
    summary: 'A further word of the guest',
    path: TOKEN,
    json: GUEST_MESSAGE,
    answers: { 201: enveloped(enquiryStatusView) },
    errors: ['enquiry_not_found', 'enquiry_link_ended', 'enquiry_full', 'too_many_attempts'],
    isRepeatable: true,
  },
  get: {
    route: 'GET /api/enquiries/{id}',
    access: AREAS.enquiries,
    summary: 'An enquiry with everything that was said and done',
    path: ID,
    answers: { 200: WHOLE },
    errors: ['enquiry_not_found'],
  },
  guestPage: {
    route: 'GET /api/enquiries/{id}/guest-page',
    access: AREAS.enquiries,
    summary: "The guest's page of an enquiry, for staff to look at",
    description: 'Staff get no token with it, so they can not write as the guest.',
    path: ID,
    answers: { 200: enveloped(enquiryStatusView) },
    errors: ['enquiry_not_found', 'enquiry_link_ended', 'enquiry_erased'],
  },
  edit: {
    route: 'PATCH /api/enquiries/{id}',
    access: AREAS.enquiries,
    summary: 'Change state, assignee or tags; what is left out stays',
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
    summary: 'Take the guest out of it: name, contacts, words, notes, tags and the private address; what counts for figures stays',
    description: 'The enquiry itself stays. Happens by itself to what came to nothing, after the months in the settings. Cannot be undone.',
    path: ID,
    answers: { 200: WHOLE },
    errors: ['enquiry_not_found'],
  },
  answer: {
    route: 'POST /api/enquiries/{id}/messages',
    access: AREAS.enquiries,
    audit: { action: 'answered' },
    summary: 'Answer: by email it is sent from here, what was said by chat is recorded. A new enquiry is answered then',
    path: ID,
    json: STAFF_MESSAGE,
    answers: { 201: WHOLE },
    errors: ['enquiry_not_found', 'enquiry_erased', 'enquiry_full'],
    isRepeatable: true,
  },
  note: {
    route: 'POST /api/enquiries/{id}/notes',
    access: AREAS.enquiries,
    audit: { action: 'noted' },
    summary: 'Write something down that only staff see',
    path: ID,
    json: STAFF_NOTE,
    answers: { 201: WHOLE },
    errors: ['enquiry_not_found', 'enquiry_erased', 'enquiry_full'],
    isRepeatable: true,
  },
} as const satisfies Endpoints;

export const replyTemplateView = view('ReplyTemplateView', 'A text that answers begin with; `{name}` and the like are filled in.', {
  key: string('Its name in addresses.'),
  title: string('What staff choose it by.'),
  texts: localised(),
  version: number(),
  updated_at: string('ISO 8601 UTC'),
});

export type ReplyTemplateView = InferType<typeof replyTemplateView>;

const KEY = { key: 'Small letters, digits and dashes' };

/** Templates of replies to guests (ENQ-12). */
export const replyTemplates = {
  list: {
    route: 'GET /api/reply-templates',
    access: AREAS.enquiries,
    summary: 'The reply templates, by their keys',
    query: replyTemplateListQuery,
    answers: { 200: object({ ...envelope(array(replyTemplateView)), next_cursor: nextCursor }) },
    errors: ['validation_failed'],
  },
  save: {
    route: 'PUT /api/reply-templates/{key}',
    access: AREAS.enquiries,
    summary: 'Save a reply template, a new one under a key of one’s own',
    description: 'Fields: `{name}`, `{reference}`, `{package}`, `{date}`, `{price}`; anything else in braces is refused.',
    path: KEY,
    json: REPLY_TEMPLATE,
    answers: { 200: enveloped(replyTemplateView) },
    errors: ['reply_template_limit_reached'],
    guards: replyTemplateView,
  },
  remove: {
    route: 'DELETE /api/reply-templates/{key}',
    access: AREAS.enquiries,
    summary: 'Take a reply template away',
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
  wish: oneOf(ENQUIRY_WISHES).required(fault('required')).label('Wish'),
  message: requiredText(LIMITS.enquiryMessageMaxLength).label('Message'),
});
export type TripWish = InferType<typeof tripWish>;
export const TRIP_WISH = { schema: tripWish } satisfies BodyShape<typeof tripWish>;

export const tripView = view('TripView', 'An own enquiry and what came of it, for a signed-in customer (ENQ-15).', {
  trip_id: string('`enquiry_id`'),
  reference: string(),
  state: choice(ENQUIRY_STATES),
  sent_at: string('ISO 8601 UTC'),
  package: nullable(askedPackage),
  dates: enquiryDates,
  party: enquiryParty,
  bookings: array(guestBookingView),
  wish: nullable(choice(ENQUIRY_WISHES)).meta({ description: 'What the guest asked for and nobody has answered yet.' }),
  status_url: nullable(string('The private page of the enquiry; null once its link has ended.')),
});
export type TripView = InferType<typeof tripView>;

export const trips = {
  list: {
    route: 'GET /api/my/trips',
    access: 'customer',
    summary: 'Own enquiries and their bookings, newest first',
    description:
      'Those that name the address of the account, once it is verified: before that there are none, and `email_verified` says why.',
    query: tripListQuery,
    answers: { 200: object({ ...envelope(array(tripView)), next_cursor: nextCursor, email_verified: boolean() }) },
    errors: ['validation_failed'],
  },
  wish: {
    route: 'POST /api/my/trips/{id}/wishes',
    access: 'customer',
    summary: 'Ask to change or to cancel a trip: staff see it in the inbox, and decide',
    path: { id: '`trip_id`' },
    json: TRIP_WISH,
    answers: { 201: enveloped(tripView) },
    errors: ['enquiry_not_found', 'enquiry_full', 'too_many_attempts'],
    isRepeatable: true,
  },
} as const satisfies Endpoints;
