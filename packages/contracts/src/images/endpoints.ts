import type { InferType } from 'yup';
import { AREAS } from '../access.ts';
import { type Endpoints, type FormShape, UPLOAD_ERRORS } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { nextCursor } from '../lists.ts';
import { array, boolean, choice, envelope, enveloped, localised, nothing, nullable, number, object, string, view } from '../schema/view.ts';
import { LIBRARY_CHANGE, libraryListQuery, NEW_UPLOAD, REPLACEMENT } from './requests.ts';
import { IMAGE_USE_KINDS } from './values.ts';

export const focalView = view('FocalPoint', 'Point that crops keep visible, from 0 (left, top) to 1 (right, bottom).', {
  x: number(),
  y: number(),
});
export type FocalPoint = InferType<typeof focalView>;

export const imageView = view(
  'ImageView',
  'Data for displaying an image without layout shifts: URL, size, colour and preview. `url` is server-relative and content-addressed ' +
    '(`/media/{id}`); `{url}/{width}` exists for every entry of `widths`. `alt` and `focal` are present if they have been set.',
  {
    id: string(),
    url: string(),
    width: number('Width of the stored master in pixels, orientation applied.'),
    height: number('Height of the stored master in pixels, orientation applied.'),
    color: string('Dominant colour, `#rrggbb`.'),
    preview: string('Tiny blurred WebP as a `data:` URI, about 20 px wide.'),
    widths: array(number()).meta({ description: 'Available widths in pixels, ascending.' }),
    alt: localised().optional().default(undefined),
    focal: focalView.optional().default(undefined),
  },
);
export type ImageView = InferType<typeof imageView>;

export const imageMeta = imageView.nullable();

export const imageUseView = view(
  'ImageUse',
  'A record that uses an image. `kept` is a use that is not currently shown, such as by a record in the trash; it has no name.',
  { kind: choice(IMAGE_USE_KINDS), record_id: string('ID of the record; empty for `kept`.'), name: localised() },
);
export type ImageUseView = InferType<typeof imageUseView>;

export const libraryImageView = view('LibraryImage', 'An image of the library, with its uses.', {
  image_id: string(),
  image: imageView,
  file_name: string('Original file name; empty if unknown.'),
  type: string('Type of the uploaded file, such as `jpeg`.'),
  bytes: number('Size of the stored image in bytes.'),
  uploaded_at: string(),
  uploaded_by: nullable(object({ user_id: string(), name: string('Name of the user; empty if no longer known.') })).meta({
    description: 'User who uploaded the image; null if unknown.',
  }),
  alt: localised(),
  decorative: boolean(),
  focal: nullable(focalView),
  uses: array(imageUseView),
  version: number(),
  updated_at: string(),
});
export type LibraryImageView = InferType<typeof libraryImageView>;

export const libraryUploadView = view('LibraryUpload', 'An upload to the library in parts. It is deleted a day after its start.', {
  upload_id: string(),
  name: string(),
  size: number('Size of the file in bytes.'),
  part_bytes: number('Size in bytes of every part except the last.'),
  parts: array(number()).meta({ description: 'Numbers of the received parts, from 0, ascending.' }),
  image: nullable(imageMeta).meta({ description: 'Resulting image once all parts are received; its ID is the `image_id`.' }),
});
export type LibraryUploadView = InferType<typeof libraryUploadView>;

export const replacedView = view('ReplacedImage', 'Result of replacing an image.', {
  image_id: string('ID of the new image.'),
  uses: array(imageUseView).meta({ description: 'Uses of the old image.' }),
  done: boolean().meta({ description: 'False if a part of the system is unavailable, which is updated as soon as it is back.' }),
});

export type ReplacedView = InferType<typeof replacedView>;

const PICTURE = { contentTypes: ['image/avif', 'image/webp', 'image/jpeg'] };
const JPEG = { contentTypes: ['image/jpeg'] };
const IMAGE_ID = { id: 'ID of the image, derived from its content' };
const answers = { 200: PICTURE, 206: PICTURE, 416: null };

export const images = {
  get: {
    route: 'GET /media/{id}',
    access: 'public',
    summary: 'Get an image in its stored size',
    description: 'The format depends on `Accept`. The image never changes and may be cached forever. Range requests are supported.',
    path: IMAGE_ID,
    answers,
    errors: ['image_not_found'],
  },
  getWidth: {
    route: 'GET /media/{id}/{width}',
    access: 'public',
    summary: 'Get an image in the best matching width',
    description: 'With `.jpg` after the width, the response is a JPEG regardless of `Accept`.',
    path: { ...IMAGE_ID, width: 'Requested width in pixels' },
    answers,
    errors: ['image_not_found'],
  },
  getCard: {
    route: 'GET /media/{id}/cards/{card}',
    access: 'public',
    summary: 'Get the card of a shared link: the image with a name on it',
    description:
      'Pages refer to it as `og:image`. `card` is `wide-…` (1200 by 630) or `square-…` (600 by 600) with 16 hexadecimal digits, a digest ' +
      'of the texts on the card, and `.jpg`. The card is created at the first request; another name has another URL.',
    path: { ...IMAGE_ID, card: 'Shape and digits, as in the link of the page' },
    answers: { ...answers, 200: JPEG, 206: JPEG },
    errors: ['image_not_found', 'too_many_attempts'],
  },
} as const satisfies Endpoints;

const LIBRARY_ID = { id: '`image_id`' };
const UPLOAD = { uploadId: '`upload_id`' };

export const UPLOAD_PART_FORM = { files: { part: { max: 1, maxBytes: LIMITS.uploadPartBytes } }, required: ['part'] } satisfies FormShape;

/** The media library: all images and the records that use them (LIB-01). */
export const library = {
  list: {
    route: 'GET /api/library',
    access: AREAS.content,
    summary: 'List images by page, newest first',
    description: 'A page of unused images may be short or empty although there is a next one, because the uses of each image are checked.',
    query: libraryListQuery,
    answers: { 200: object({ ...envelope(array(libraryImageView)), next_cursor: nextCursor }) },
    errors: ['validation_failed'],
  },
  get: {
    route: 'GET /api/library/{id}',
    access: AREAS.translating,
    summary: 'Get an image with its uses',
    path: LIBRARY_ID,
    answers: { 200: enveloped(libraryImageView) },
    errors: ['image_not_found'],
  },
  edit: {
    route: 'PATCH /api/library/{id}',
    access: AREAS.translating,
    summary: 'Edit alternative texts, the decorative flag and the focal point; omitted fields keep their values',
    description: 'Translators may only change texts in their own languages.',
    path: LIBRARY_ID,
    json: LIBRARY_CHANGE,
    answers: { 200: enveloped(libraryImageView) },
    errors: ['image_not_found'],
    guards: libraryImageView,
  },
  remove: {
    route: 'DELETE /api/library/{id}',
    access: AREAS.content,
    summary: 'Remove an unused image from the library',
    description:
      'For an image in use, the error lists its uses in `data.uses`. The file is deleted by a later cleanup. A new upload restores it.',
    path: LIBRARY_ID,
    answers: { 200: enveloped(nothing()) },
    errors: ['image_not_found', 'image_in_use'],
    guards: libraryImageView,
  },
  replace: {
    route: 'POST /api/library/{id}/replace',
    access: AREAS.content,
    audit: { action: 'replaced' },
    summary: 'Replace an image in all its uses',
    description:
      'Every record that uses it gets a new version, including those in the trash; earlier versions keep the old image. A new image ' +
      'without an alternative text gets that of the old one.',
    path: LIBRARY_ID,
    json: REPLACEMENT,
    answers: { 200: enveloped(replacedView) },
    errors: ['image_not_found', 'image_being_replaced'],
  },
  beginUpload: {
    route: 'POST /api/library/uploads',
    access: AREAS.content,
    // The audit entry of the start covers the whole upload, which results in an image.
    audit: { action: 'created' },
    summary: 'Start an upload in parts, in any order, which can be resumed',
    json: NEW_UPLOAD,
    answers: { 201: enveloped(libraryUploadView) },
    errors: ['image_too_large', 'upload_limit_reached'],
  },
  getUpload: {
    route: 'GET /api/library/uploads/{uploadId}',
    access: AREAS.content,
    summary: 'Get the received parts and the result of an own upload',
    path: UPLOAD,
    answers: { 200: enveloped(libraryUploadView) },
    errors: ['upload_not_found'],
  },
  sendPart: {
    route: 'PUT /api/library/uploads/{uploadId}/parts/{part}',
    access: AREAS.content,
    audit: null,
    summary: 'Upload a part; the response to the last missing one has the image',
    description:
      'Repeating a part changes nothing. The file type is detected from the first part, which is rejected if it is no image. An upload ' +
      'whose file turns out to be no image or damaged is deleted.',
    path: { ...UPLOAD, part: 'Number of the part, from 0' },
    form: UPLOAD_PART_FORM,
    answers: { 200: enveloped(libraryUploadView) },
    errors: ['upload_not_found', ...UPLOAD_ERRORS],
  },
  abortUpload: {
    route: 'DELETE /api/library/uploads/{uploadId}',
    access: AREAS.content,
    audit: null,
    summary: 'Abort an upload and delete its parts',
    path: UPLOAD,
    answers: { 200: enveloped(nothing()) },
    errors: ['upload_not_found'],
  },
} as const satisfies Endpoints;
