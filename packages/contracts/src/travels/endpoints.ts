import * as yup from 'yup';
import { AREAS } from '../access.ts';
import { type Endpoints, type FormShape, UPLOAD_ERRORS } from '../endpoint.ts';
import { LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { LISTED, PAGE, PARTED, packageListQuery } from '../lists.ts';
import { anyOf, array, envelope, enveloped, object, string } from '../schema/view.ts';
import { ITINERARY_ITEM_EDIT, NEW_ITINERARY_ITEM, NEW_TRAVEL, TRAVEL_EDIT } from './requests.ts';
import {
  itineraryItemAnswer,
  itineraryView,
  packageCardView,
  packageIdView,
  packageView,
  travelDetailView,
  travelPageView,
  travelsWithStatsView,
} from './views.ts';

const DETAIL = enveloped(travelDetailView);
const TRAVEL_ID = { travelId: 'Id of the package' };
const MAIN_IMAGE = { mainImage: { max: 1, maxBytes: LIMITS.imageMaxBytes } };

/** One picture in `mainImage`; optional while the package is hidden from visitors. */
const NEW_TRAVEL_FORM = {
  data: { travelData: NEW_TRAVEL },
  files: MAIN_IMAGE,
  required: ['travelData'],
} satisfies FormShape;
export const TRAVEL_EDIT_FORM = { data: { travelData: TRAVEL_EDIT }, files: MAIN_IMAGE } satisfies FormShape;
const TRAVEL_IMAGE_FORM = { files: MAIN_IMAGE, required: ['mainImage'] } satisfies FormShape;

export const travels = {
  listPublic: {
    route: 'GET /api/packages',
    access: 'public',
    isRemembered: true,
    summary: 'All packages, as cards',
    description: 'Visitors see the active ones; an admin sees all.',
    answers: { 200: object({ ...envelope(array(anyOf(packageView, packageCardView, packageIdView))), ...PAGE }) },
    ...LISTED,
    query: packageListQuery,
  },
  page: {
    route: 'GET /api/travel/{slug}',
    access: 'public',
    summary: 'The page of one package',
    path: { slug: 'Slug of the package' },
    answers: { 200: enveloped(travelPageView) },
    errors: ['travel_not_found'],
  },
  itinerary: {
    route: 'GET /api/itinerary/{idOrSlug}',
    access: 'public',
    summary: 'The itinerary of one package',
    path: { idOrSlug: 'Id or slug of the package' },
    query: yup.object({
      language: yup.mixed().meta({
        description: 'Changes nothing: every text comes in all three languages',
        json: { type: 'string', enum: LANGUAGES },
      }),
    }),
    answers: { 200: enveloped(itineraryView) },
    errors: ['travel_not_found'],
  },
  list: {
    route: 'GET /api/get-travels-with-stats',
    access: AREAS.contentReading,
    isRemembered: true,
    summary: 'The list of the back office, with its figures',
    description: 'The figures are those of all packages.',
    answers: { 200: object({ ...envelope(travelsWithStatsView), ...PAGE }) },
    ...PARTED,
  },
  get: {
    route: 'GET /api/get-travel-details/{travelId}',
    access: AREAS.contentReading,
    summary: 'One package as it is edited',
    path: TRAVEL_ID,
    answers: { 200: DETAIL },
    errors: ['travel_not_found'],
  },
  create: {
    route: 'POST /api/add-travel',
    access: AREAS.content,
    audit: { kind: 'packages' },
    summary: 'Add a package with its picture',
    form: NEW_TRAVEL_FORM,
    answers: { 201: DETAIL },
    errors: ['travel_limit_reached', ...UPLOAD_ERRORS],
    isRepeatable: true,
  },
  duplicate: {
    route: 'POST /api/duplicate-travel/{travelId}',
    access: AREAS.content,
    audit: { kind: 'packages', action: 'duplicated' },
    summary: 'Add a copy of a package, which visitors do not see',
    description:
      'With its texts, figures, pictures and stops, under the next free address; its name says that it is a copy. What is planned, drafted or kept of the package stays with it: departures, drafts, versions.',
    path: TRAVEL_ID,
    answers: { 201: DETAIL },
    errors: ['travel_not_found', 'travel_limit_reached'],
    isRepeatable: true,
  },
  edit: {
    route: 'PATCH /api/edit-travel/{travelId}',
    access: AREAS.content,
    audit: { kind: 'packages' },
    summary: 'Edit a package; what is left out stays',
    description: 'As a form with the picture beside the data it is all or nothing.',
    path: TRAVEL_ID,
    json: TRAVEL_EDIT,
    form: TRAVEL_EDIT_FORM,
    answers: { 200: DETAIL },
    errors: ['travel_not_found', ...UPLOAD_ERRORS],
    guards: travelDetailView,
  },
  replaceImage: {
    route: 'PATCH /api/edit-travel/{travelId}/image',
    access: AREAS.content,
    audit: { kind: 'packages' },
    summary: 'Replace the picture of a package',
    path: TRAVEL_ID,
    form: TRAVEL_IMAGE_FORM,
    answers: { 200: DETAIL },
    errors: ['travel_not_found', ...UPLOAD_ERRORS],
    guards: travelDetailView,
  },
  remove: {
    route: 'DELETE /api/delete-travel/{travelId}',
    access: AREAS.content,
    audit: { kind: 'packages' },
    summary: 'Delete a package with its itinerary and its picture',
    path: TRAVEL_ID,
    answers: { 200: enveloped(object({ travel_id: string() })) },
    errors: ['travel_not_found'],
    guards: travelDetailView,
  },
} as const satisfies Endpoints;

const ITEM_ID = { ...TRAVEL_ID, itemId: 'Id of the itinerary item' };

const PICTURE = { image: { max: 1, maxBytes: LIMITS.imageMaxBytes } };
const NEW_ITEM_FORM = { data: { itemData: NEW_ITINERARY_ITEM }, files: PICTURE, required: ['itemData'] } satisfies FormShape;
const ITEM_EDIT_FORM = { data: { itemData: ITINERARY_ITEM_EDIT }, files: PICTURE } satisfies FormShape;

/** In the routes, the specification calls an itinerary item a "travel destination". */
export const itinerary = {
  add: {
    route: 'POST /api/add-travel-destination/{travelId}',
    access: AREAS.content,
    audit: { kind: 'packages', action: 'changed' },
    summary: 'Add an itinerary item, anywhere',
    path: TRAVEL_ID,
    json: NEW_ITINERARY_ITEM,
    form: NEW_ITEM_FORM,
    answers: { 201: itineraryItemAnswer },
    errors: ['travel_not_found', 'itinerary_item_not_found', 'destination_not_found', 'itinerary_limit_reached', ...UPLOAD_ERRORS],
    guards: travelDetailView,
    isRepeatable: true,
  },
  edit: {
    route: 'PATCH /api/update-travel-destination/{travelId}/{itemId}',
    access: AREAS.content,
    audit: { kind: 'packages', action: 'changed' },
    summary: 'Edit an itinerary item, or move it; what is left out stays',
    path: ITEM_ID,
    json: ITINERARY_ITEM_EDIT,
    form: ITEM_EDIT_FORM,
    answers: { 200: itineraryItemAnswer },
    errors: ['travel_not_found', 'itinerary_item_not_found', 'destination_not_found', ...UPLOAD_ERRORS],
    guards: travelDetailView,
  },
  remove: {
    route: 'DELETE /api/remove-travel-destination/{travelId}/{itemId}',
    access: AREAS.content,
    audit: { kind: 'packages', action: 'changed' },
    summary: 'Remove an itinerary item',
    path: ITEM_ID,
    answers: { 200: enveloped(travelDetailView) },
    errors: ['travel_not_found', 'itinerary_item_not_found'],
    guards: travelDetailView,
  },
  restore: {
    route: 'POST /api/restore-travel-destination/{travelId}/{itemId}',
    access: AREAS.content,
    audit: { kind: 'packages', action: 'changed' },
    summary: 'Put a removed itinerary item back where it was',
    description: 'As the package held it last. One that is there already stays as it is.',
    path: ITEM_ID,
    answers: { 200: itineraryItemAnswer },
    errors: ['travel_not_found', 'itinerary_item_not_found', 'destination_not_found', 'itinerary_limit_reached'],
    guards: travelDetailView,
  },
} as const satisfies Endpoints;
