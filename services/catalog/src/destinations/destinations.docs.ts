import { LIMITS } from '@reefdesk/contracts/limits';
import { CONTENT_STATUSES } from '@reefdesk/contracts/statuses';
import { bodyOf, localised, named, required, VERSION } from '@reefdesk/service-kit/openapi/body';
import { formOf, jsonField, picture, pictures, type ServiceDocs, UPLOAD_ERRORS } from '@reefdesk/service-kit/openapi/operation-docs';
import { CLOCK_TIME, enveloped, listOf, objectOf, oneOf, orNull, text, view, wholeNumber } from '@reefdesk/service-kit/openapi/schemas';
import type { CreateDestinationDto, EditDestinationDto } from './destination.dto.ts';

const DESTINATION = view('DestinationView');
const GALLERY = view('DestinationGalleryView');
const ID = { destinationId: 'Id of the destination' };
const IMAGE_ID = { ...ID, galleryId: '`gallery_id` of the image' };

const clock = orNull({ anyOf: [CLOCK_TIME, { const: '' }] });
const day = orNull(text(LIMITS.openingDayMaxLength));
const fee = { anyOf: [wholeNumber(0, LIMITS.entryFeeMax), { enum: [null, ''] }] };
/** As an object, or the same as a JSON string (OR-24). */
const tolerant = (schema: object) => ({ anyOf: [schema, { type: ['string', 'null'] }] });
const hours = tolerant(objectOf({ day, open: clock, close: clock }, ['day', 'open', 'close']));
const fees = tolerant(objectOf({ local: fee, tourist: fee }, ['local', 'tourist']));

const content = {
  names: localised({ max: LIMITS.nameMaxLength, from: ['name'], flat: 'destination_name' }),
  categories: localised({ max: LIMITS.categoryMaxLength, from: ['category'], flat: 'destination_category' }),
  descriptions: localised({ max: LIMITS.descriptionMaxLength, from: ['description'], flat: 'destination_desc' }),
  opening_hour: named(['opening_hours'], hours),
  entry_fee: fees,
  status: orNull(oneOf(CONTENT_STATUSES)),
};
const location = text(LIMITS.locationMaxLength);
const best_time = text(LIMITS.bestTimeMaxLength);
const created = bodyOf<CreateDestinationDto>({ ...content, location: required(location), best_time: required(best_time) });
const edited = bodyOf<EditDestinationDto>({ ...content, location: orNull(location), best_time: orNull(best_time) }, VERSION);

const galleryCall = { path: ID, errors: ['destination_not_found', 'image_limit_reached', ...UPLOAD_ERRORS], guards: DESTINATION } as const;
const imageCall = { path: IMAGE_ID, errors: ['destination_not_found', 'image_not_found'], guards: DESTINATION } as const;
const read = { summary: 'One destination', path: ID, answers: { 200: enveloped(DESTINATION) }, errors: ['destination_not_found'] } as const;

export const destinationsDocs: ServiceDocs = {
  'GET /api/get-destinations': {
    summary: 'All destinations',
    description: 'Visitors see the active ones; an admin sees all.',
    answers: { 200: enveloped(listOf(DESTINATION)) },
  },
  'GET /api/destinations': {
    summary: 'The same list by name (OR-09)',
    answers: { 200: enveloped(objectOf({ destinations: listOf(DESTINATION) }), { destinations: listOf(DESTINATION) }) },
  },
  'GET /api/get-destination/{destinationId}': read,
  'GET /api/destination/{destinationId}': read,
  'POST /api/add-destination': {
    isRepeatable: true,
    summary: 'Add a destination with its pictures; the main one is optional',
    body: {
      form: formOf(
        { destinationData: jsonField(created), mainImage: picture, galleryImages: pictures(LIMITS.destinationGalleryOnCreate) },
        ['destinationData'],
      ),
    },
    answers: { 201: enveloped(DESTINATION) },
    errors: ['image_limit_reached', ...UPLOAD_ERRORS],
  },
  'PATCH /api/edit-destination/{destinationId}': {
    summary: 'Edit a destination; what is left out stays',
    path: ID,
    body: { json: edited },
    answers: { 200: enveloped(DESTINATION) },
    errors: ['destination_not_found'],
    guards: DESTINATION,
  },
  'PATCH /api/edit-destination-gallery/{destinationId}': {
    ...galleryCall,
    summary: 'Add pictures, with a new main one if there is one',
    body: { form: formOf({ mainImage: picture, galleryImages: pictures(LIMITS.destinationImages), ...VERSION }) },
    answers: { 200: enveloped(GALLERY) },
  },
  'POST /api/add-images/{destinationId}': {
    ...galleryCall,
    summary: 'Add pictures',
    body: { form: formOf({ galleryImages: pictures(LIMITS.destinationImages), ...VERSION }, ['galleryImages']) },
    answers: { 201: enveloped(GALLERY) },
  },
  'PUT /api/destinations/{destinationId}/gallery/{galleryId}/main': {
    ...imageCall,
    summary: 'Make a picture the main one',
    answers: { 200: enveloped(GALLERY) },
  },
  'DELETE /api/destinations/{destinationId}/gallery/{galleryId}': {
    ...imageCall,
    summary: 'Remove a picture; another becomes the main one',
    answers: { 200: enveloped(GALLERY) },
  },
  'DELETE /api/remove-destination/{destinationId}': {
    summary: 'Delete a destination; one that packages use only by force',
    path: ID,
    query: { force: { type: 'string', enum: ['true', 'false'], description: 'Also removes the itinerary items that use it' } },
    answers: { 200: enveloped(objectOf({ destination_id: { type: 'string' } })) },
    errors: ['destination_not_found', 'destination_in_use'],
    guards: DESTINATION,
  },
};
