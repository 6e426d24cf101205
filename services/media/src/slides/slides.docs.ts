import { LIMITS } from '@reefdesk/contracts/limits';
import { bodyOf, required, VERSION } from '@reefdesk/service-kit/openapi/body';
import { formOf, jsonField, picture, type ServiceDocs, UPLOAD_ERRORS } from '@reefdesk/service-kit/openapi/operation-docs';
import { enveloped, listOf, objectOf, orNull, text, view } from '@reefdesk/service-kit/openapi/schemas';
import type { CreateSlideDto, EditSlideDto } from './slide.dto.ts';

const ITEM = view('GalleryItemView');
const ID = { id: '`gallery_id` of the item' };

const title = text(LIMITS.nameMaxLength);
const others = {
  image_title_id: orNull(title),
  image_title_cn: orNull(title),
  image_desc_en: orNull(text(LIMITS.descriptionMaxLength)),
  image_desc_id: orNull(text(LIMITS.descriptionMaxLength)),
  image_desc_cn: orNull(text(LIMITS.descriptionMaxLength)),
};
const created = bodyOf<CreateSlideDto>({ ...others, image_title_en: required(title) });
const edited = bodyOf<EditSlideDto>({ ...others, image_title_en: orNull(title) }, VERSION);

export const slidesDocs: ServiceDocs = {
  'GET /api/gallery-slides': {
    summary: 'The slides of the landing page',
    answers: { 200: enveloped(listOf(view('SlideView'))) },
  },
  'GET /api/gallery': {
    summary: 'The same as the gallery manager edits them',
    answers: { 200: enveloped(listOf(ITEM)) },
  },
  'POST /api/gallery': {
    isRepeatable: true,
    summary: 'Add a slide',
    body: { form: formOf({ image: picture, galleryData: jsonField(created) }, ['image', 'galleryData']) },
    answers: { 201: enveloped(ITEM) },
    errors: UPLOAD_ERRORS,
  },
  'PATCH /api/gallery/{id}': {
    summary: 'Edit the texts of a slide; what is left out stays',
    path: ID,
    body: { json: edited },
    answers: { 200: enveloped(ITEM) },
    errors: ['slide_not_found'],
    guards: ITEM,
  },
  'PATCH /api/gallery/{id}/image': {
    summary: 'Replace the picture of a slide',
    path: ID,
    body: { form: formOf({ image: picture, ...VERSION }, ['image']) },
    answers: { 200: enveloped(ITEM) },
    errors: ['slide_not_found', ...UPLOAD_ERRORS],
    guards: ITEM,
  },
  'DELETE /api/gallery/{id}': {
    summary: 'Delete a slide',
    path: ID,
    answers: { 200: enveloped(objectOf({ gallery_id: { type: 'string' } })) },
    errors: ['slide_not_found'],
    guards: ITEM,
  },
};
