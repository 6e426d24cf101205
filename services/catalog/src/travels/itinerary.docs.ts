import { LIMITS } from '@reefdesk/contracts/limits';
import { ITINERARY_CATEGORIES } from '@reefdesk/contracts/travels';
import { bodyOf, localised, required, VERSION } from '@reefdesk/service-kit/openapi/body';
import type { ServiceDocs } from '@reefdesk/service-kit/openapi/operation-docs';
import { CLOCK_TIME, enveloped, oneOf, orNull, view } from '@reefdesk/service-kit/openapi/schemas';
import type { AddItineraryItemDto, UpdateItineraryItemDto } from './itinerary.dto.ts';

const DETAIL = view('TravelDetailView');
const TRAVEL_ID = { travelId: 'Id of the package' };
const ITEM_ID = { ...TRAVEL_ID, itemId: 'Id of the itinerary item' };

const comments = (isRequired: boolean) => localised({ max: LIMITS.commentMaxLength, from: ['comment'], flat: 'comment', isRequired });
const destination_id = { type: ['string', 'null'], description: 'Needed in the category `destination`' };
const category = oneOf(ITINERARY_CATEGORIES);

const added = bodyOf<AddItineraryItemDto>(
  { category: required(category), destination_id, time: required(CLOCK_TIME), comments: comments(true) },
  VERSION,
);
const updated = bodyOf<UpdateItineraryItemDto>(
  { category: orNull(category), destination_id, time: orNull(CLOCK_TIME), comments: comments(false) },
  { ...VERSION, id: { type: 'string', description: 'Not read: the address says it' } },
);

export const itineraryDocs: ServiceDocs = {
  'POST /api/add-travel-destination/{travelId}': {
    summary: 'Add an itinerary item',
    path: TRAVEL_ID,
    body: { json: added },
    answers: { 201: view('ItineraryItemAnswer') },
    errors: ['travel_not_found', 'destination_not_found', 'itinerary_limit_reached'],
    guards: DETAIL,
  },
  'PATCH /api/update-travel-destination/{travelId}/{itemId}': {
    summary: 'Edit an itinerary item; what is left out stays',
    path: ITEM_ID,
    body: { json: updated },
    answers: { 200: view('ItineraryItemAnswer') },
    errors: ['travel_not_found', 'itinerary_item_not_found', 'destination_not_found'],
    guards: DETAIL,
  },
  'DELETE /api/remove-travel-destination/{travelId}/{itemId}': {
    summary: 'Remove an itinerary item',
    path: ITEM_ID,
    answers: { 200: enveloped(DETAIL) },
    errors: ['travel_not_found', 'itinerary_item_not_found'],
    guards: DETAIL,
  },
};
