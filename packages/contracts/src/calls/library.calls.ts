import { AREAS } from '../access.ts';
import { LIMITS } from '../limits.ts';
import { LIBRARY_CHANGE, LIBRARY_LIST_FIELDS, NEW_UPLOAD, REPLACEMENT } from '../requests/library.requests.ts';
import { envelope, enveloped, listOf, nothing, part } from '../schema/view.ts';
import { libraryImageView, libraryUploadView, replacedView } from '../views/library.views.ts';
import { nextCursor } from '../views/lists.views.ts';
import { type Calls, type FormShape, UPLOAD_ERRORS } from './call.ts';

const ID = { id: '`image_id`' };
const UPLOAD = { uploadId: '`upload_id`' };

/** One chunk of a file; the file name does not matter. */
export const UPLOAD_PART_FORM = { files: { part: { max: 1, maxBytes: LIMITS.uploadPartBytes } }, required: ['part'] } satisfies FormShape;

/** The media library: all images and the records that use them (LIB-01). */
export const libraryCalls: Calls = {
  'GET /api/library': {
    access: AREAS.content,
    summary: 'Pictures, newest first, a page at a time',
    description: 'A page of what nothing shows may be short, or empty, while there is a next one: every record is asked about.',
    query: LIBRARY_LIST_FIELDS,
    answers: { 200: part({ ...envelope(listOf(libraryImageView)), next_cursor: nextCursor }) },
    errors: ['validation_failed'],
  },
  'GET /api/library/{id}': {
    access: AREAS.content,
    summary: 'A picture with everything that shows it',
    path: ID,
    answers: { 200: enveloped(libraryImageView) },
    errors: ['image_not_found'],
  },
  'PATCH /api/library/{id}': {
    access: AREAS.content,
    summary: 'Alternative text or “decorative”, and what crops keep in sight; what is left out stays',
    path: ID,
    json: LIBRARY_CHANGE,
    answers: { 200: enveloped(libraryImageView) },
    errors: ['image_not_found'],
    guards: libraryImageView,
  },
  'DELETE /api/library/{id}': {
    access: AREAS.content,
    summary: 'Take a picture out of the library that nothing shows',
    description:
      'One that is shown is refused with its uses in `data.uses`. The bytes go with a later collection; uploaded again, it is back.',
    path: ID,
    answers: { 200: enveloped(nothing()) },
    errors: ['image_not_found', 'image_in_use'],
    guards: libraryImageView,
  },
  'POST /api/library/{id}/replace': {
    access: AREAS.content,
    summary: 'Show another picture wherever this one is shown',
    description:
      'Every record that shows it gets a new version, those in the trash as well; earlier versions keep the old picture. Where the new one has no alternative text, it takes over the old one’s.',
    path: ID,
    json: REPLACEMENT,
    answers: { 200: enveloped(replacedView) },
    errors: ['image_not_found', 'image_being_replaced'],
  },
  'POST /api/library/uploads': {
    access: AREAS.content,
    summary: 'Begin an upload that comes in parts, in any order, and can go on after a lost connection',
    json: NEW_UPLOAD,
    answers: { 201: enveloped(libraryUploadView) },
    errors: ['image_too_large', 'upload_limit_reached'],
  },
  'GET /api/library/uploads/{uploadId}': {
    access: AREAS.content,
    summary: 'Which parts of an own upload are here, and what came of it',
    path: UPLOAD,
    answers: { 200: enveloped(libraryUploadView) },
    errors: ['upload_not_found'],
  },
  'PUT /api/library/uploads/{uploadId}/parts/{part}': {
    access: AREAS.content,
    summary: 'Send a part; the one that makes the file whole is answered with the picture',
    description:
      'The same part again changes nothing. The first part says what the file is: one that is no picture is refused by it. A file that turns out to be none, or damaged, is forgotten.',
    path: { ...UPLOAD, part: 'From 0' },
    form: UPLOAD_PART_FORM,
    answers: { 200: enveloped(libraryUploadView) },
    errors: ['upload_not_found', ...UPLOAD_ERRORS],
  },
  'DELETE /api/library/uploads/{uploadId}': {
    access: AREAS.content,
    summary: 'Stop an upload; its parts go',
    path: UPLOAD,
    answers: { 200: enveloped(nothing()) },
    errors: ['upload_not_found'],
  },
};
