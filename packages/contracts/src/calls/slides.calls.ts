import { AREAS } from '../access.ts';
import { LIMITS } from '../limits.ts';
import { NEW_SLIDE, SLIDE_EDIT } from '../requests/slides.requests.ts';
import { envelope, enveloped, listOf, part, word } from '../schema/view.ts';
import { galleryItemView, slideView } from '../views/slides.views.ts';
import { type Calls, type FormShape, UPLOAD_ERRORS } from './call.ts';
import { PAGE, PAGED, PARTED } from './list-answers.ts';

const ITEM = enveloped(galleryItemView);
const ID = { id: '`gallery_id` of the item' };

/** The gallery manager accepts larger images than the other forms (CONST-32). */
const IMAGE = { image: { max: 1, maxBytes: LIMITS.slideImageMaxBytes } };

export const NEW_SLIDE_FORM = { data: { galleryData: NEW_SLIDE }, files: IMAGE, required: ['image', 'galleryData'] } satisfies FormShape;
export const SLIDE_EDIT_FORM = { data: { galleryData: SLIDE_EDIT }, files: IMAGE } satisfies FormShape;
export const SLIDE_IMAGE_FORM = { files: IMAGE, required: ['image'] } satisfies FormShape;

export const slidesCalls: Calls = {
  'GET /api/gallery-slides': {
    access: 'public',
    summary: 'The slides of the landing page',
    answers: { 200: part({ ...envelope(listOf(slideView)), ...PAGE }) },
    ...PAGED,
  },
  'GET /api/gallery': {
    access: AREAS.contentReading,
    summary: 'The same as the gallery manager edits them',
    answers: { 200: part({ ...envelope(listOf(galleryItemView)), ...PAGE }) },
    ...PARTED,
  },
  'POST /api/gallery': {
    access: AREAS.content,
    summary: 'Add a slide',
    form: NEW_SLIDE_FORM,
    answers: { 201: ITEM },
    errors: ['slide_limit_reached', ...UPLOAD_ERRORS],
    isRepeatable: true,
  },
  'PATCH /api/gallery/{id}': {
    access: AREAS.content,
    summary: 'Edit a slide; what is left out stays',
    description: 'As a form with a new picture beside the texts it is all or nothing.',
    path: ID,
    json: SLIDE_EDIT,
    form: SLIDE_EDIT_FORM,
    answers: { 200: ITEM },
    errors: ['slide_not_found', ...UPLOAD_ERRORS],
    guards: galleryItemView,
  },
  'PATCH /api/gallery/{id}/image': {
    access: AREAS.content,
    summary: 'Replace the picture of a slide',
    path: ID,
    form: SLIDE_IMAGE_FORM,
    answers: { 200: ITEM },
    errors: ['slide_not_found', ...UPLOAD_ERRORS],
    guards: galleryItemView,
  },
  'DELETE /api/gallery/{id}': {
    access: AREAS.content,
    summary: 'Delete a slide',
    path: ID,
    answers: { 200: enveloped(part({ gallery_id: word() })) },
    errors: ['slide_not_found'],
    guards: galleryItemView,
  },
};
