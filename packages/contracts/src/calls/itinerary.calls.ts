import { AREAS } from '../access.ts';
import { ITINERARY_ITEM_EDIT, NEW_ITINERARY_ITEM } from '../requests/itinerary.requests.ts';
import { enveloped } from '../schema/view.ts';
import { itineraryItemAnswer, travelDetailView } from '../views/travels.views.ts';
import type { Calls } from './call.ts';

const TRAVEL_ID = { travelId: 'Id of the package' };
const ITEM_ID = { ...TRAVEL_ID, itemId: 'Id of the itinerary item' };

/** The specification calls an itinerary item a travel's destination in its addresses. */
export const itineraryCalls: Calls = {
  'POST /api/add-travel-destination/{travelId}': {
    access: AREAS.content,
    summary: 'Add an itinerary item',
    path: TRAVEL_ID,
    json: NEW_ITINERARY_ITEM,
    answers: { 201: itineraryItemAnswer },
    errors: ['travel_not_found', 'destination_not_found', 'itinerary_limit_reached'],
    guards: travelDetailView,
    isRepeatable: true,
  },
  'PATCH /api/update-travel-destination/{travelId}/{itemId}': {
    access: AREAS.content,
    summary: 'Edit an itinerary item; what is left out stays',
    path: ITEM_ID,
    json: ITINERARY_ITEM_EDIT,
    answers: { 200: itineraryItemAnswer },
    errors: ['travel_not_found', 'itinerary_item_not_found', 'destination_not_found'],
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
};
