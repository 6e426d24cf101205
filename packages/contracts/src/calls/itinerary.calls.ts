import { AREAS } from '../access.ts';
import { LIMITS } from '../limits.ts';
import { ITINERARY_ITEM_EDIT, NEW_ITINERARY_ITEM } from '../requests/itinerary.requests.ts';
import { enveloped } from '../schema/view.ts';
import { itineraryItemAnswer, travelDetailView } from '../views/travels.views.ts';
import { type Calls, type FormShape, UPLOAD_ERRORS } from './call.ts';

const TRAVEL_ID = { travelId: 'Id of the package' };
const ITEM_ID = { ...TRAVEL_ID, itemId: 'Id of the itinerary item' };

const PICTURE = { image: { max: 1, maxBytes: LIMITS.imageMaxBytes } };
/** An itinerary item with its own picture in `image`. */
export const NEW_ITEM_FORM = { data: { itemData: NEW_ITINERARY_ITEM }, files: PICTURE, required: ['itemData'] } satisfies FormShape;
export const ITEM_EDIT_FORM = { data: { itemData: ITINERARY_ITEM_EDIT }, files: PICTURE } satisfies FormShape;

/** In the routes, the specification calls an itinerary item a "travel destination". */
export const itineraryCalls: Calls = {
  'POST /api/add-travel-destination/{travelId}': {
    access: AREAS.content,
    summary: 'Add an itinerary item, anywhere',
    path: TRAVEL_ID,
    json: NEW_ITINERARY_ITEM,
    form: NEW_ITEM_FORM,
    answers: { 201: itineraryItemAnswer },
    errors: ['travel_not_found', 'itinerary_item_not_found', 'destination_not_found', 'itinerary_limit_reached', ...UPLOAD_ERRORS],
    guards: travelDetailView,
    isRepeatable: true,
  },
  'PATCH /api/update-travel-destination/{travelId}/{itemId}': {
    access: AREAS.content,
    summary: 'Edit an itinerary item, or move it; what is left out stays',
    path: ITEM_ID,
    json: ITINERARY_ITEM_EDIT,
    form: ITEM_EDIT_FORM,
    answers: { 200: itineraryItemAnswer },
    errors: ['travel_not_found', 'itinerary_item_not_found', 'destination_not_found', ...UPLOAD_ERRORS],
    guards: travelDetailView,
  },
  'DELETE /api/remove-travel-destination/{travelId}/{itemId}': {
    access: AREAS.content,
    summary: 'Remove an itinerary item',
    path: ITEM_ID,
    answers: { 200: enveloped(travelDetailView) },
    errors: ['travel_not_found', 'itinerary_item_not_found'],
    guards: travelDetailView,
  },
  'POST /api/restore-travel-destination/{travelId}/{itemId}': {
    access: AREAS.content,
    summary: 'Put a removed itinerary item back where it was',
    description: 'As the package held it last. One that is there already stays as it is.',
    path: ITEM_ID,
    answers: { 200: itineraryItemAnswer },
    errors: ['travel_not_found', 'itinerary_item_not_found', 'destination_not_found', 'itinerary_limit_reached'],
    guards: travelDetailView,
  },
};
