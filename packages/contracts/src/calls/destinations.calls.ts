import { AREAS } from '../access.ts';
import { LIMITS } from '../limits.ts';
import { DESTINATION_EDIT, NEW_DESTINATION } from '../requests/destinations.requests.ts';
import { oneOf } from '../schema/values.ts';
import { either, envelope, enveloped, listOf, part, word } from '../schema/view.ts';
import { destinationCardView, destinationGalleryView, destinationIdView, destinationView } from '../views/destinations.views.ts';
import { type Call, type Calls, type FormShape, UPLOAD_ERRORS } from './call.ts';
import { LISTED, PAGE } from './list-answers.ts';

const DESTINATION = enveloped(destinationView);
const GALLERY = enveloped(destinationGalleryView);
const LIST = listOf(either(destinationView, destinationCardView, destinationIdView));
const ID = { destinationId: 'Id of the destination' };
const IMAGE_ID = { ...ID, galleryId: '`gallery_id` of the image' };

const MAX_BYTES = LIMITS.imageMaxBytes;
const mainImage = { max: 1, maxBytes: MAX_BYTES };
const galleryImages = { max: LIMITS.destinationImages, maxBytes: MAX_BYTES, tooMany: 'image_limit_reached' } as const;

/** One main image and at most five others (CONST-31, OR-46). */
export const NEW_DESTINATION_FORM = {
  data: { destinationData: NEW_DESTINATION },
  files: { mainImage, galleryImages: { ...galleryImages, max: LIMITS.destinationGalleryOnCreate } },
  required: ['destinationData'],
} satisfies FormShape;
export const DESTINATION_EDIT_FORM = { data: { destinationData: DESTINATION_EDIT }, files: { mainImage } } satisfies FormShape;
export const GALLERY_FORM = { files: { mainImage, galleryImages } } satisfies FormShape;
export const PICTURES_FORM = { files: { galleryImages }, required: ['galleryImages'] } satisfies FormShape;

const admin = { access: AREAS.content, path: ID, guards: destinationView } as const;
const galleryCall = { ...admin, errors: ['destination_not_found', 'image_limit_reached', ...UPLOAD_ERRORS] } as const;
const imageCall = { ...admin, path: IMAGE_ID, errors: ['destination_not_found', 'image_not_found'], answers: { 200: GALLERY } } as const;
const read: Call = {
  access: 'public',
  summary: 'One destination',
  path: ID,
  answers: { 200: DESTINATION },
  errors: ['destination_not_found'],
};

export const destinationsCalls: Calls = {
  'GET /api/get-destinations': {
    access: 'public',
    summary: 'All destinations',
    description: 'Visitors see the active ones; an admin sees all.',
    answers: { 200: part({ ...envelope(LIST), ...PAGE }) },
    ...LISTED,
  },
  'GET /api/destinations': {
    access: 'public',
    summary: 'The same list by name (OR-09)',
    description: 'Whole it is there twice, as `data.destinations` and as `destinations`.',
    answers: { 200: part({ ...envelope(part({ destinations: LIST })), destinations: LIST.optional(), ...PAGE }) },
    ...LISTED,
  },
  'GET /api/get-destination/{destinationId}': read,
  'GET /api/destination/{destinationId}': read,
  'POST /api/add-destination': {
    access: AREAS.content,
    summary: 'Add a destination with its pictures; the main one is optional',
    form: NEW_DESTINATION_FORM,
    answers: { 201: DESTINATION },
    errors: ['image_limit_reached', 'destination_limit_reached', ...UPLOAD_ERRORS],
    isRepeatable: true,
  },
  'PATCH /api/edit-destination/{destinationId}': {
    ...galleryCall,
    summary: 'Edit a destination; what is left out stays',
    description: 'As a form with a new main image beside the data it is all or nothing.',
    json: DESTINATION_EDIT,
    form: DESTINATION_EDIT_FORM,
    answers: { 200: DESTINATION },
  },
  'PATCH /api/edit-destination-gallery/{destinationId}': {
    ...galleryCall,
    summary: 'Add pictures, with a new main one if there is one',
    form: GALLERY_FORM,
    answers: { 200: GALLERY },
  },
  'POST /api/add-images/{destinationId}': {
    ...galleryCall,
    summary: 'Add pictures',
    form: PICTURES_FORM,
    answers: { 201: GALLERY },
  },
  'PUT /api/destinations/{destinationId}/gallery/{galleryId}/main': { ...imageCall, summary: 'Make a picture the main one' },
  'DELETE /api/destinations/{destinationId}/gallery/{galleryId}': {
    ...imageCall,
    summary: 'Remove a picture; another becomes the main one',
  },
  'DELETE /api/remove-destination/{destinationId}': {
    ...admin,
    summary: 'Delete a destination; one that packages use only by force',
    query: { force: oneOf(['true', 'false']).meta({ description: 'Also removes the itinerary items that use it' }) },
    answers: { 200: enveloped(part({ destination_id: word() })) },
    errors: ['destination_not_found', 'destination_in_use'],
  },
};
