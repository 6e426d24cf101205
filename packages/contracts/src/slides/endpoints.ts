import type { InferType } from 'yup';
import { AREAS } from '../access.ts';
import { type Endpoints, type FormShape, UPLOAD_ERRORS } from '../endpoint.ts';
import { imageMeta } from '../images/endpoints.ts';
import { LIMITS } from '../limits.ts';
import { PAGE, PAGED, PARTED } from '../lists.ts';
import { array, envelope, enveloped, localised, number, object, string, view } from '../schema/view.ts';
import { NEW_SLIDE, SLIDE_EDIT } from './requests.ts';

export const slideView = view('SlideView', 'A slide as visitors see it (ENT-24). `title` and `description` are the English texts.', {
  id: string(),
  image: string(),
  image_meta: imageMeta,
  title: string(),
  description: string(),
  titles: localised(),
  descriptions: localised(),
});
export type SlideView = InferType<typeof slideView>;

export const galleryItemView = view('GalleryItemView', 'A slide in the gallery manager (ENT-41).', {
  gallery_id: string(),
  image_url: string(),
  image_meta: imageMeta,
  image_title_en: string(),
  image_title_id: string(),
  image_title_cn: string(),
  image_desc_en: string(),
  image_desc_id: string(),
  image_desc_cn: string(),
  version: number(),
  created_at: string(),
  updated_at: string(),
});

export type GalleryItemView = InferType<typeof galleryItemView>;

const ITEM = enveloped(galleryItemView);
const ID = { id: '`gallery_id` of the slide' };

/** The gallery manager accepts larger images than the other forms (CONST-32). */
const IMAGE = { image: { max: 1, maxBytes: LIMITS.slideImageMaxBytes } };

export const NEW_SLIDE_FORM = { data: { galleryData: NEW_SLIDE }, files: IMAGE, required: ['image', 'galleryData'] } satisfies FormShape;
export const SLIDE_EDIT_FORM = { data: { galleryData: SLIDE_EDIT }, files: IMAGE } satisfies FormShape;
export const SLIDE_IMAGE_FORM = { files: IMAGE, required: ['image'] } satisfies FormShape;

export const slides = {
  listPublic: {
    route: 'GET /api/gallery-slides',
    access: 'public',
    summary: 'List the slides of the landing page',
    answers: { 200: object({ ...envelope(array(slideView)), ...PAGE }) },
    ...PAGED,
  },
  list: {
    route: 'GET /api/gallery',
    access: AREAS.contentReading,
    isRemembered: true,
    summary: 'List slides for the gallery manager',
    answers: { 200: object({ ...envelope(array(galleryItemView)), ...PAGE }) },
    ...PARTED,
  },
  create: {
    route: 'POST /api/gallery',
    access: AREAS.content,
    audit: { kind: 'slides' },
    summary: 'Add a slide',
    form: NEW_SLIDE_FORM,
    answers: { 201: ITEM },
    errors: ['slide_limit_reached', ...UPLOAD_ERRORS],
    isRepeatable: true,
  },
  edit: {
    route: 'PATCH /api/gallery/{id}',
    access: AREAS.content,
    audit: { kind: 'slides' },
    summary: 'Edit a slide; omitted fields keep their values',
    description: 'A form with both texts and a new image is applied completely or not at all.',
    path: ID,
    json: SLIDE_EDIT,
    form: SLIDE_EDIT_FORM,
    answers: { 200: ITEM },
    errors: ['slide_not_found', ...UPLOAD_ERRORS],
    guards: galleryItemView,
  },
  replaceImage: {
    route: 'PATCH /api/gallery/{id}/image',
    access: AREAS.content,
    audit: { kind: 'slides' },
    summary: 'Replace the image of a slide',
    path: ID,
    form: SLIDE_IMAGE_FORM,
    answers: { 200: ITEM },
    errors: ['slide_not_found', ...UPLOAD_ERRORS],
    guards: galleryItemView,
  },
  remove: {
    route: 'DELETE /api/gallery/{id}',
    access: AREAS.content,
    audit: { kind: 'slides' },
    summary: 'Delete a slide',
    path: ID,
    answers: { 200: enveloped(object({ gallery_id: string() })) },
    errors: ['slide_not_found'],
    guards: galleryItemView,
  },
} as const satisfies Endpoints;
