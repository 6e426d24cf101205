import type { InferType } from 'yup';
import { AREAS } from '../access.ts';
import { type Endpoints, type FormShape, UPLOAD_ERRORS } from '../endpoint.ts';
import { imageMeta } from '../images/endpoints.ts';
import { LIMITS } from '../limits.ts';
import { PAGE } from '../lists.ts';
import { array, envelope, enveloped, nullable, number, object, string, view } from '../schema/view.ts';
import { TESTIMONIAL_FORM as FIELDS, testimonialListQuery } from './requests.ts';

export const testimonialPhotoView = view('TestimonialPhotoView', 'A photo of a testimonial.', {
  id: string(),
  url: string(),
  caption: string(),
  meta: imageMeta,
});
export type TestimonialPhotoView = InferType<typeof testimonialPhotoView>;

export const testimonialView = view('TestimonialView', 'A testimonial (ENT-21, ENT-42). `date` equals `createdAt` (OR-34).', {
  testimonial_id: string(),
  name_en: string(),
  name_id: string(),
  name_cn: string(),
  role_en: string(),
  role_id: string(),
  role_cn: string(),
  quote_en: string(),
  quote_id: string(),
  quote_cn: string(),
  location_en: string(),
  location_id: string(),
  location_cn: string(),
  profile_image: string(),
  profile_image_meta: imageMeta,
  rating: number('Rating from 1 to 5.'),
  package_slug: nullable(string('Slug of the package that it is about.')),
  photos: array(testimonialPhotoView),
  createdAt: string(),
  date: string(),
  version: number(),
});

export type TestimonialView = InferType<typeof testimonialView>;

const TESTIMONIAL = enveloped(testimonialView);
const ID = { id: 'ID of the testimonial' };

export const TESTIMONIAL_FORM = {
  fields: FIELDS,
  files: {
    profile_image: { max: 1, maxBytes: LIMITS.imageMaxBytes },
    photos: { max: LIMITS.testimonialPhotos, maxBytes: LIMITS.imageMaxBytes, tooMany: 'image_limit_reached' },
  },
} satisfies FormShape;

export const testimonials = {
  list: {
    route: 'GET /api/testimonials',
    access: 'public',
    isRemembered: true,
    summary: 'List testimonials',
    query: testimonialListQuery,
    answers: { 200: object({ ...envelope(array(testimonialView)), ...PAGE }) },
    errors: ['validation_failed'],
  },
  get: {
    route: 'GET /api/testimonials/{id}',
    access: 'public',
    summary: 'Get a testimonial',
    path: ID,
    answers: { 200: TESTIMONIAL },
    errors: ['testimonial_not_found'],
  },
  create: {
    route: 'POST /api/testimonials',
    access: AREAS.content,
    summary: 'Add a testimonial with photos',
    form: TESTIMONIAL_FORM,
    answers: { 201: TESTIMONIAL },
    errors: ['image_limit_reached', 'testimonial_limit_reached', ...UPLOAD_ERRORS],
    isRepeatable: true,
  },
  edit: {
    route: 'PATCH /api/testimonials/{id}',
    access: AREAS.content,
    summary: 'Edit a testimonial; omitted fields keep their values',
    path: ID,
    form: TESTIMONIAL_FORM,
    answers: { 200: TESTIMONIAL },
    errors: ['testimonial_not_found', 'image_limit_reached', ...UPLOAD_ERRORS],
    guards: testimonialView,
  },
  remove: {
    route: 'DELETE /api/testimonials/{id}',
    access: AREAS.content,
    summary: 'Delete a testimonial',
    path: ID,
    answers: { 200: enveloped(object({ testimonial_id: string() })) },
    errors: ['testimonial_not_found'],
    guards: testimonialView,
  },
} as const satisfies Endpoints;
