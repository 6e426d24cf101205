import { AREAS } from '../access.ts';
import { LIMITS } from '../limits.ts';
import { TESTIMONIAL_FORM as FIELDS } from '../requests/testimonials.requests.ts';
import { envelope, enveloped, listOf, part, word } from '../schema/view.ts';
import { testimonialView } from '../views/testimonials.views.ts';
import { type Calls, type FormShape, UPLOAD_ERRORS } from './call.ts';
import { PAGE, PAGED } from './list-answers.ts';

const TESTIMONIAL = enveloped(testimonialView);
const ID = { id: 'Id of the testimonial' };

export const TESTIMONIAL_FORM = {
  fields: FIELDS,
  files: {
    profile_image: { max: 1, maxBytes: LIMITS.imageMaxBytes },
    photos: { max: LIMITS.testimonialPhotos, maxBytes: LIMITS.imageMaxBytes, tooMany: 'image_limit_reached' },
  },
} satisfies FormShape;

export const testimonialsCalls: Calls = {
  'GET /api/testimonials': {
    access: 'public',
    summary: 'What guests say',
    answers: { 200: part({ ...envelope(listOf(testimonialView)), ...PAGE }) },
    ...PAGED,
  },
  'GET /api/testimonials/{id}': {
    access: 'public',
    summary: 'One testimonial',
    path: ID,
    answers: { 200: TESTIMONIAL },
    errors: ['testimonial_not_found'],
  },
  'POST /api/testimonials': {
    access: AREAS.content,
    summary: 'Add a testimonial with its photos',
    form: TESTIMONIAL_FORM,
    answers: { 201: TESTIMONIAL },
    errors: ['image_limit_reached', 'testimonial_limit_reached', ...UPLOAD_ERRORS],
    isRepeatable: true,
  },
  'PATCH /api/testimonials/{id}': {
    access: AREAS.content,
    summary: 'Edit a testimonial; what is left out stays',
    path: ID,
    form: TESTIMONIAL_FORM,
    answers: { 200: TESTIMONIAL },
    errors: ['testimonial_not_found', 'image_limit_reached', ...UPLOAD_ERRORS],
    guards: testimonialView,
  },
  'DELETE /api/testimonials/{id}': {
    access: AREAS.content,
    summary: 'Delete a testimonial',
    path: ID,
    answers: { 200: enveloped(part({ testimonial_id: word() })) },
    errors: ['testimonial_not_found'],
    guards: testimonialView,
  },
};
