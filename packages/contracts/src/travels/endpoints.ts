import * as yup from 'yup';
import { AREAS } from '../access.ts';
import { type Endpoints, type FormShape, UPLOAD_ERRORS } from '../endpoint.ts';
import { LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { LISTED, PAGE, PARTED, TOTAL } from '../lists.ts';
import { anyOf, array, choice, envelope, enveloped, object, string } from '../schema/view.ts';
import { ITINERARY_ITEM_EDIT, NEW_ITINERARY_ITEM, NEW_TRAVEL, packageListQuery, TRAVEL_EDIT } from './requests.ts';
import { PACKAGE_KINDS, PACKAGE_LENGTHS } from './search.ts';
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
const TRAVEL_ID = { travelId: 'ID of the package' };
const MAIN_IMAGE = { mainImage: { max: 1, maxBytes: LIMITS.imageMaxBytes } };

/** One picture in `mainImage`; optional while the package is hidden from visitors. */
const NEW_TRAVEL_FORM = {
  data: { travelData: NEW_TRAVEL },
  files: MAIN_IMAGE,
  required: ['travelData'],
} satisfies FormShape;
export const TRAVEL_EDIT_FORM = { data: { travelData: TRAVEL_EDIT }, files: MAIN_IMAGE } satisfies FormShape;
const TRAVEL_IMAGE_FORM = { files: MAIN_IMAGE, required: ['mainImage'] } satisfies FormShape;

/** Facts about the whole list in a page of cards. */
const COUNTED = {
  total: TOTAL,
  choices: object({ days: array(choice(PACKAGE_LENGTHS)), kinds: array(choice(PACKAGE_KINDS)) })
    .optional()
    .default(undefined)
    .meta({ description: 'Filters that match a visible package; with `view=card` and `limit`.' }),
};

export const travels = {
  listPublic: {
    route: 'GET /api/packages',
    access: 'public',
    isRemembered: true,
    summary: 'List packages as cards',
    description: 'Visitors get the active ones only, admins all.',
    answers: { 200: object({ ...envelope(array(anyOf(packageView, packageCardView, packageIdView))), ...PAGE, ...COUNTED }) },
    ...LISTED,
    query: packageListQuery,
  },
  page: {
    route: 'GET /api/travel/{slug}',
    access: 'public',
    summary: 'Get the page of a package',
    path: { slug: 'Slug of the package' },
    answers: { 200: enveloped(travelPageView) },
    errors: ['travel_not_found'],
  },
  itinerary: {
    route: 'GET /api/itinerary/{idOrSlug}',
    access: 'public',
    summary: 'Get the itinerary of a package',
    path: { idOrSlug: 'ID or slug of the package' },
    query: yup.object({
      language: yup.mixed().meta({
        description: 'No effect: texts are returned in all three languages.',
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
    summary: 'List packages for the back office, with statistics',
    description: 'The statistics cover all packages.',
    answers: { 200: object({ ...envelope(travelsWithStatsView), ...PAGE }) },
    ...PARTED,
  },
  get: {
    route: 'GET /api/get-travel-details/{travelId}',
    access: AREAS.contentReading,
    summary: 'Get a package for editing',
    path: TRAVEL_ID,
    answers: { 200: DETAIL },
    errors: ['travel_not_found'],
  },
  create: {
    route: 'POST /api/add-travel',
    access: AREAS.content,
    audit: { kind: 'packages' },
    summary: 'Add a package with its image',
    form: NEW_TRAVEL_FORM,
    answers: { 201: DETAIL },
    errors: ['travel_limit_reached', ...UPLOAD_ERRORS],
    isRepeatable: true,
  },
  duplicate: {
    route: 'POST /api/duplicate-travel/{travelId}',
    access: AREAS.content,
    audit: { kind: 'packages', action: 'duplicated' },
    summary: 'Duplicate a package; the copy is hidden from visitors',
    description:
      'Copies texts, facts, images and stops. The copy gets the next free address and a name that marks it as a copy. Departures, drafts ' +
      'and versions are not copied.',
    path: TRAVEL_ID,
    answers: { 201: DETAIL },
    errors: ['travel_not_found', 'travel_limit_reached'],
    isRepeatable: true,
  },
  edit: {
    route: 'PATCH /api/edit-travel/{travelId}',
    access: AREAS.content,
    audit: { kind: 'packages' },
    summary: 'Edit a package; omitted fields keep their values',
    description: 'A form with both data and an image is applied completely or not at all.',
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
    summary: 'Replace the image of a package',
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
    summary: 'Delete a package with its itinerary and image',
    path: TRAVEL_ID,
    answers: { 200: enveloped(object({ travel_id: string() })) },
    errors: ['travel_not_found'],
    guards: travelDetailView,
  },
} as const satisfies Endpoints;

const ITEM_ID = { ...TRAVEL_ID, itemId: 'ID of the itinerary item' };

const PICTURE = { image: { max: 1, maxBytes: LIMITS.imageMaxBytes } };
const NEW_ITEM_FORM = { data: { itemData: NEW_ITINERARY_ITEM }, files: PICTURE, required: ['itemData'] } satisfies FormShape;
const ITEM_EDIT_FORM = { data: { itemData: ITINERARY_ITEM_EDIT }, files: PICTURE } satisfies FormShape;

/** In the routes, the specification calls an itinerary item a "travel destination". */
export const itinerary = {
  add: {
    route: 'POST /api/add-travel-destination/{travelId}',
    access: AREAS.content,
    audit: { kind: 'packages', action: 'changed' },
    summary: 'Add an itinerary item at any position',
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
    access: AREAS.translating,
    audit: { kind: 'packages', action: 'changed' },
    summary: 'Edit or move an itinerary item; omitted fields keep their values',
    description: 'Translators may only change texts in their own languages.',
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
    summary: 'Restore a removed itinerary item at its former position',
    description: 'Restores the last state of the item. An item that exists is not changed.',
    path: ITEM_ID,
    answers: { 200: itineraryItemAnswer },
    errors: ['travel_not_found', 'itinerary_item_not_found', 'destination_not_found', 'itinerary_limit_reached'],
    guards: travelDetailView,
  },
} as const satisfies Endpoints;
