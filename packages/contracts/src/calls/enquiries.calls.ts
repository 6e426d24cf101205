import { AREAS } from '../access.ts';
import { ENQUIRY, ENQUIRY_CHANGE, ENQUIRY_LIST_FIELDS, GUEST_MESSAGE, STAFF_MESSAGE, STAFF_NOTE } from '../requests/enquiries.requests.ts';
import { ENQUIRY_EXPORT_FIELDS } from '../requests/exports.requests.ts';
import { envelope, enveloped, listOf, part } from '../schema/view.ts';
import { enquiryReceiptView, enquiryStatusView, enquiryView, enquiryWholeView, listCounts } from '../views/enquiries.views.ts';
import { enquiryFiguresView } from '../views/enquiry-figures.views.ts';
import { nextCursor } from '../views/lists.views.ts';
import type { Calls } from './call.ts';

const ID = { id: '`enquiry_id`' };
const TOKEN = { token: 'From the private address of the enquiry' };
const WHOLE = enveloped(enquiryWholeView);

export const enquiriesCalls: Calls = {
  'POST /api/enquiries': {
    access: 'public',
    summary: 'Ask the operator: stored for good before it is answered, once however often it is sent',
    json: ENQUIRY,
    answers: { 201: enveloped(enquiryReceiptView) },
    errors: ['too_many_attempts'],
    isRepeatable: true,
  },
  'GET /api/enquiries': {
    access: AREAS.enquiries,
    summary: 'The inbox, newest first, a page at a time',
    query: ENQUIRY_LIST_FIELDS,
    answers: { 200: part({ ...envelope(listOf(enquiryView)), next_cursor: nextCursor, counts: listCounts }) },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  'GET /api/enquiries/figures': {
    access: AREAS.enquiries,
    summary: 'New today, time to the first answer, won and lost: all, by language and by package',
    answers: { 200: enveloped(enquiryFiguresView) },
  },
  'GET /api/enquiries/export.csv': {
    access: AREAS.enquiries,
    summary: 'Enquiries of a range of days as CSV, oldest first',
    description: 'UTF-8 with a byte order mark; times are by the operator’s clocks; no cell is taken for a formula.',
    query: ENQUIRY_EXPORT_FIELDS,
    answers: { 200: { contentTypes: ['text/csv'] } },
    errors: ['validation_failed', 'too_many_attempts'],
  },
  'GET /api/enquiries/status/{token}': {
    access: 'public',
    isSecret: true,
    summary: 'An enquiry as its guest sees it',
    description: 'The link ends the months of the settings after the last booked day, else the wished day, else the last change.',
    path: TOKEN,
    answers: { 200: enveloped(enquiryStatusView) },
    errors: ['enquiry_not_found', 'enquiry_link_ended'],
  },
  'POST /api/enquiries/status/{token}/messages': {
    access: 'public',
    summary: 'A further word of the guest',
    path: TOKEN,
    json: GUEST_MESSAGE,
    answers: { 201: enveloped(enquiryStatusView) },
    errors: ['enquiry_not_found', 'enquiry_link_ended', 'enquiry_full', 'too_many_attempts'],
    isRepeatable: true,
  },
  'GET /api/enquiries/{id}': {
    access: AREAS.enquiries,
    summary: 'An enquiry with everything that was said and done',
    path: ID,
    answers: { 200: WHOLE },
    errors: ['enquiry_not_found'],
  },
  'GET /api/enquiries/{id}/guest-page': {
    access: AREAS.enquiries,
    summary: "The guest's page of an enquiry, for staff to look at",
    description: 'Staff get no token with it, so they can not write as the guest.',
    path: ID,
    answers: { 200: enveloped(enquiryStatusView) },
    errors: ['enquiry_not_found', 'enquiry_link_ended', 'enquiry_erased'],
  },
  'PATCH /api/enquiries/{id}': {
    access: AREAS.enquiries,
    summary: 'Change state, assignee or tags; what is left out stays',
    path: ID,
    json: ENQUIRY_CHANGE,
    answers: { 200: WHOLE },
    errors: ['enquiry_not_found', 'enquiry_erased'],
    guards: enquiryWholeView,
  },
  'DELETE /api/enquiries/{id}': {
    access: AREAS.enquiries,
    summary: 'Take the guest out of it: name, contacts, words, notes, tags and the private address; what counts for figures stays',
    description: 'The enquiry itself stays. Happens by itself to what came to nothing, after the months in the settings. Cannot be undone.',
    path: ID,
    answers: { 200: WHOLE },
    errors: ['enquiry_not_found'],
  },
  'POST /api/enquiries/{id}/messages': {
    access: AREAS.enquiries,
    summary: 'Answer: by email it is sent from here, what was said by chat is recorded. A new enquiry is answered then',
    path: ID,
    json: STAFF_MESSAGE,
    answers: { 201: WHOLE },
    errors: ['enquiry_not_found', 'enquiry_erased', 'enquiry_full'],
    isRepeatable: true,
  },
  'POST /api/enquiries/{id}/notes': {
    access: AREAS.enquiries,
    summary: 'Write something down that only staff see',
    path: ID,
    json: STAFF_NOTE,
    answers: { 201: WHOLE },
    errors: ['enquiry_not_found', 'enquiry_erased', 'enquiry_full'],
    isRepeatable: true,
  },
};
