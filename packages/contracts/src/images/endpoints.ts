import type { InferType } from 'yup';
import { AREAS } from '../access.ts';
import { type Endpoints, type FormShape, UPLOAD_ERRORS } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { nextCursor } from '../lists.ts';
import { array, boolean, choice, envelope, enveloped, localised, nothing, nullable, number, object, string, view } from '../schema/view.ts';
import { LIBRARY_CHANGE, libraryListQuery, NEW_UPLOAD, REPLACEMENT } from './requests.ts';
import { IMAGE_USE_KINDS } from './values.ts';

export const focalView = view('FocalPoint', 'What a crop keeps in sight, from 0 (left, top) to 1 (right, bottom).', {
  x: number(),
  y: number(),
});
export type FocalPoint = InferType<typeof focalView>;

export const imageView = view(
  'ImageView',
  'What a client needs to show one image without a jump: address, size, colour and preview. `url` is server-relative and content-addressed (`/media/{id}`); `{url}/{width}` exists for every entry of `widths`. `alt` and `focal` are there where somebody gave them.',
  {
    id: string(),
    url: string(),
    width: number('Pixels of the stored master, orientation applied.'),
    height: number('Pixels.'),
    color: string('Dominant colour, `#rrggbb`.'),
    preview: string('Tiny blurred WebP as a `data:` URI, about 20 px wide.'),
    widths: array(number()).meta({ description: 'Widths in pixels, ascending, that can be asked for now.' }),
    alt: localised().optional().default(undefined),
    focal: focalView.optional().default(undefined),
  },
);
export type ImageView = InferType<typeof imageView>;

export const imageMeta = imageView.nullable();

export const imageUseView = view(
  'ImageUse',
  'A record that shows a picture. `kept`: something that is not shown now holds it, such as a record in the trash; it has no name here.',
  { kind: choice(IMAGE_USE_KINDS), record_id: string('Empty for `kept`.'), name: localised() },
);
export type ImageUseView = InferType<typeof imageUseView>;

export const libraryImageView = view('LibraryImage', 'A picture of the library, with what shows it.', {
  image_id: string(),
  image: imageView,
  file_name: string('As it was uploaded; empty where nobody knows.'),
  type: string('What the upload was: `jpeg`.'),
  bytes: number('Of what is kept.'),
  uploaded_at: string(),
  uploaded_by: nullable(object({ user_id: string(), name: string('Empty for who is not known any more.') })).meta({
    description: 'Null where nobody knows.',
  }),
  alt: localised(),
  decorative: boolean(),
  focal: nullable(focalView),
  uses: array(imageUseView),
  version: number(),
  updated_at: string(),
});
export type LibraryImageView = InferType<typeof libraryImageView>;

export const libraryUploadView = view(
  'LibraryUpload',
  'A picture on its way into the library, part by part; it is forgotten a day after it began.',
  {
    upload_id: string(),
    name: string(),
    size: number('Bytes.'),
    part_bytes: number('Of every part but the last.'),
    parts: array(number()).meta({ description: 'Those that are here, from 0, ascending.' }),
    image: nullable(imageMeta).meta({ description: 'What came of it, once all parts are here; its id is the `image_id`.' }),
  },
);
export type LibraryUploadView = InferType<typeof libraryUploadView>;

export const replacedView = view('ReplacedImage', 'What became of replacing a picture.', {
  image_id: string('Of the new picture.'),
  uses: array(imageUseView).meta({ description: 'What showed the old one.' }),
  done: boolean().meta({ description: 'False: a part of the system is away, and is changed by itself as soon as it is back.' }),
});

export type ReplacedView = InferType<typeof replacedView>;

const PICTURE = { contentTypes: ['image/avif', 'image/webp', 'image/jpeg'] };
const JPEG = { contentTypes: ['image/jpeg'] };
const IMAGE_ID = { id: 'Id of the image: its content' };
const answers = { 200: PICTURE, 206: PICTURE, 416: null };

export const images = {
  get: {
    route: 'GET /media/{id}',
    access: 'public',
    summary: 'An image, as large as it is kept',
    description: 'The format follows `Accept`. Never changes: kept for ever. Ranges are understood.',
    path: IMAGE_ID,
    answers,
    errors: ['image_not_found'],
  },
  getWidth: {
    route: 'GET /media/{id}/{width}',
    access: 'public',
    summary: 'An image in the width that fits best',
    description: 'With `.jpg` behind the width it is a JPEG, whatever the client accepts.',
    path: { ...IMAGE_ID, width: 'Wanted width in pixels' },
    answers,
    errors: ['image_not_found'],
  },
  getCard: {
    route: 'GET /media/{id}/cards/{card}',
    access: 'public',
    summary: 'The card of a shared link: the picture with a name on it',
    description:
      'A page names it (`og:image`). `card` is `wide-…` (1200 by 630) or `square-…` (600 by 600) with 16 hexadecimal digits that stand for what is written on it, and `.jpg`. Drawn when first asked for; another name has another address.',
    path: { ...IMAGE_ID, card: 'Shape and digits, as a page names them' },
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
    summary: 'Pictures, newest first, a page at a time',
    description: 'A page of what nothing shows may be short, or empty, while there is a next one: every record is asked about.',
    query: libraryListQuery,
    answers: { 200: object({ ...envelope(array(libraryImageView)), next_cursor: nextCursor }) },
    errors: ['validation_failed'],
  },
  get: {
    route: 'GET /api/library/{id}',
    access: AREAS.content,
    summary: 'A picture with everything that shows it',
    path: LIBRARY_ID,
    answers: { 200: enveloped(libraryImageView) },
    errors: ['image_not_found'],
  },
  edit: {
    route: 'PATCH /api/library/{id}',
    access: AREAS.content,
    summary: 'Alternative text or “decorative”, and what crops keep in sight; what is left out stays',
    path: LIBRARY_ID,
    json: LIBRARY_CHANGE,
    answers: { 200: enveloped(libraryImageView) },
    errors: ['image_not_found'],
    guards: libraryImageView,
  },
  remove: {
    route: 'DELETE /api/library/{id}',
    access: AREAS.content,
    summary: 'Take a picture out of the library that nothing shows',
    description:
      'One that is shown is refused with its uses in `data.uses`. The bytes go with a later collection; uploaded again, it is back.',
    path: LIBRARY_ID,
    answers: { 200: enveloped(nothing()) },
    errors: ['image_not_found', 'image_in_use'],
    guards: libraryImageView,
  },
  replace: {
    route: 'POST /api/library/{id}/replace',
    access: AREAS.content,
    audit: { action: 'replaced' },
    summary: 'Show another picture wherever this one is shown',
    description:
      'Every record that shows it gets a new version, those in the trash as well; earlier versions keep the old picture. Where the new one has no alternative text, it takes over the old one’s.',
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
    summary: 'Begin an upload that comes in parts, in any order, and can go on after a lost connection',
    json: NEW_UPLOAD,
    answers: { 201: enveloped(libraryUploadView) },
    errors: ['image_too_large', 'upload_limit_reached'],
  },
  getUpload: {
    route: 'GET /api/library/uploads/{uploadId}',
    access: AREAS.content,
    summary: 'Which parts of an own upload are here, and what came of it',
    path: UPLOAD,
    answers: { 200: enveloped(libraryUploadView) },
    errors: ['upload_not_found'],
  },
  sendPart: {
    route: 'PUT /api/library/uploads/{uploadId}/parts/{part}',
    access: AREAS.content,
    audit: null,
    summary: 'Send a part; the one that makes the file whole is answered with the picture',
    description:
      'The same part again changes nothing. The first part says what the file is: one that is no picture is refused by it. A file that turns out to be none, or damaged, is forgotten.',
    path: { ...UPLOAD, part: 'From 0' },
    form: UPLOAD_PART_FORM,
    answers: { 200: enveloped(libraryUploadView) },
    errors: ['upload_not_found', ...UPLOAD_ERRORS],
  },
  abortUpload: {
    route: 'DELETE /api/library/uploads/{uploadId}',
    access: AREAS.content,
    audit: null,
    summary: 'Stop an upload; its parts go',
    path: UPLOAD,
    answers: { 200: enveloped(nothing()) },
    errors: ['upload_not_found'],
  },
} as const satisfies Endpoints;
