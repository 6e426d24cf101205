import { LIMITS } from '@reefdesk/contracts/limits';
import { bodyOf, localised, VERSION } from '@reefdesk/service-kit/openapi/body';
import { picture, pictures, type ServiceDocs, UPLOAD_ERRORS } from '@reefdesk/service-kit/openapi/operation-docs';
import { enveloped, listOf, objectOf, orNull, view, wholeNumber } from '@reefdesk/service-kit/openapi/schemas';
import type { TestimonialDto } from './testimonial.dto.ts';

const TESTIMONIAL = view('TestimonialView');
const ID = { id: 'Id of the testimonial' };

const fields = {
  name: localised({ max: LIMITS.nameMaxLength, flat: 'name' }),
  role: localised({ max: LIMITS.nameMaxLength, flat: 'role' }),
  quote: localised({ max: LIMITS.commentMaxLength, flat: 'quote' }),
  location: localised({ max: LIMITS.locationMaxLength, flat: 'location' }),
  rating: orNull(wholeNumber(LIMITS.ratingMin, LIMITS.ratingMax)),
  existingPhotos: { type: 'string', description: 'JSON array of the photos that are kept, by id or url; all of them without it' },
};
const files = { profile_image: picture, photos: pictures(LIMITS.testimonialPhotos) };

export const testimonialsDocs: ServiceDocs = {
  'GET /api/testimonials': {
    summary: 'What guests say',
    answers: { 200: enveloped(listOf(TESTIMONIAL)) },
  },
  'GET /api/testimonials/{id}': {
    summary: 'One testimonial',
    path: ID,
    answers: { 200: enveloped(TESTIMONIAL) },
    errors: ['testimonial_not_found'],
  },
  'POST /api/testimonials': {
    isRepeatable: true,
    summary: 'Add a testimonial with its photos',
    body: { form: bodyOf<TestimonialDto>(fields, files) },
    answers: { 201: enveloped(TESTIMONIAL) },
    errors: ['image_limit_reached', ...UPLOAD_ERRORS],
  },
  'PATCH /api/testimonials/{id}': {
    summary: 'Edit a testimonial; what is left out stays',
    path: ID,
    body: { form: bodyOf<TestimonialDto>(fields, { ...files, ...VERSION }) },
    answers: { 200: enveloped(TESTIMONIAL) },
    errors: ['testimonial_not_found', 'image_limit_reached', ...UPLOAD_ERRORS],
    guards: TESTIMONIAL,
  },
  'DELETE /api/testimonials/{id}': {
    summary: 'Delete a testimonial',
    path: ID,
    answers: { 200: enveloped(objectOf({ testimonial_id: { type: 'string' } })) },
    errors: ['testimonial_not_found'],
    guards: TESTIMONIAL,
  },
};
