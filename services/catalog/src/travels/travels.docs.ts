import { LIMITS } from '@reefdesk/contracts/limits';
import { CONTENT_STATUSES } from '@reefdesk/contracts/statuses';
import { bodyOf, localised, VERSION } from '@reefdesk/service-kit/openapi/body';
import { formOf, jsonField, picture, type ServiceDocs, UPLOAD_ERRORS } from '@reefdesk/service-kit/openapi/operation-docs';
import { enveloped, listOf, objectOf, oneOf, orNull, type Schema, view, wholeNumber } from '@reefdesk/service-kit/openapi/schemas';
import type { CreateTravelDto, EditTravelDto } from './travel.dto.ts';

const DETAIL = view('TravelDetailView');
const TRAVEL_ID = { travelId: 'Id of the package' };

const fieldsOf = (isRequired: boolean) => ({
  names: localised({ max: LIMITS.nameMaxLength, from: ['name'], flat: 'travel_name', isRequired }),
  categories: localised({ max: LIMITS.categoryMaxLength, from: ['category'], flat: 'travel_category', isRequired }),
  descriptions: localised({ max: LIMITS.descriptionMaxLength, from: ['description'], flat: 'travel_desc', isRequired }),
  duration: { type: ['string', 'integer', 'null'], description: '`3 days`, or 3' },
  status: orNull(oneOf(CONTENT_STATUSES)),
  price: { anyOf: [wholeNumber(0, LIMITS.priceMax), { enum: [null, ''] }], description: 'Whole rupiah per person; null takes it away' },
});
const created: Schema = bodyOf<CreateTravelDto>(fieldsOf(true));
const edited: Schema = bodyOf<EditTravelDto>(fieldsOf(false), VERSION);

export const travelsDocs: ServiceDocs = {
  'GET /api/packages': {
    summary: 'All packages, as cards',
    description: 'Visitors see the active ones; an admin sees all.',
    answers: { 200: enveloped(listOf(view('PackageView'))) },
  },
  'GET /api/travel/{slug}': {
    summary: 'The page of one package',
    path: { slug: 'Slug of the package' },
    answers: { 200: enveloped(view('TravelPageView')) },
    errors: ['travel_not_found'],
  },
  'GET /api/itinerary/{idOrSlug}': {
    summary: 'The itinerary of one package',
    path: { idOrSlug: 'Id or slug of the package' },
    query: {
      language: { type: 'string', enum: ['en', 'id', 'cn'], description: 'Changes nothing: every text comes in all three languages' },
    },
    answers: { 200: enveloped(view('ItineraryView')) },
    errors: ['travel_not_found'],
  },
  'GET /api/get-travels-with-stats': {
    summary: 'The list of the back office, with its figures',
    answers: { 200: enveloped(view('TravelsWithStatsView')) },
  },
  'GET /api/get-travel-details/{travelId}': {
    summary: 'One package as it is edited',
    path: TRAVEL_ID,
    answers: { 200: enveloped(DETAIL) },
    errors: ['travel_not_found'],
  },
  'POST /api/add-travel': {
    isRepeatable: true,
    summary: 'Add a package with its picture',
    body: { form: formOf({ travelData: jsonField(created), mainImage: picture }, ['travelData', 'mainImage']) },
    answers: { 201: enveloped(DETAIL) },
    errors: UPLOAD_ERRORS,
  },
  'PATCH /api/edit-travel/{travelId}': {
    summary: 'Edit a package; what is left out stays',
    path: TRAVEL_ID,
    body: { json: edited },
    answers: { 200: enveloped(DETAIL) },
    errors: ['travel_not_found'],
    guards: DETAIL,
  },
  'PATCH /api/edit-travel/{travelId}/image': {
    summary: 'Replace the picture of a package',
    path: TRAVEL_ID,
    body: { form: formOf({ mainImage: picture, ...VERSION }, ['mainImage']) },
    answers: { 200: enveloped(DETAIL) },
    errors: ['travel_not_found', ...UPLOAD_ERRORS],
    guards: DETAIL,
  },
  'DELETE /api/delete-travel/{travelId}': {
    summary: 'Delete a package with its itinerary and its picture',
    path: TRAVEL_ID,
    answers: { 200: enveloped(objectOf({ travel_id: { type: 'string' } })) },
    errors: ['travel_not_found'],
    guards: DETAIL,
  },
};
