import type { InferType } from 'yup';
import * as yup from 'yup';
import { AREAS } from '../access.ts';
import { type Endpoints, type FormShape, UPLOAD_ERRORS } from '../endpoint.ts';
import { imageMeta } from '../images/endpoints.ts';
import { LIMITS } from '../limits.ts';
import { LISTED, PAGE, TOTAL } from '../lists.ts';
import { anyOf, array, boolean, choice, envelope, enveloped, localised, nullable, number, object, string, view } from '../schema/view.ts';
import { DESTINATION_EDIT, destinationListQuery, NEW_DESTINATION } from './requests.ts';
import { CONTENT_STATUSES, CURRENTS, DIVE_LEVELS } from './values.ts';

/** Facts about a dive site; unknown ones are absent (EDT-12). */
export const diveFactsView = view('DiveFacts', 'Dive facts of a destination; unknown ones are omitted. Metres and degrees Celsius.', {
  depth_from: yup.number(),
  depth_to: yup.number(),
  visibility_from: yup.number(),
  visibility_to: yup.number(),
  water_from: yup.number(),
  water_to: yup.number(),
  current: yup.string().oneOf(CURRENTS),
  level: yup.string().oneOf(DIVE_LEVELS),
  best_months: array(number()).meta({ description: 'Month numbers, 1 for January; empty if unknown.' }),
  visibility_by_month: array(nullable(number())).meta({
    description: 'Visibility by month, January first: empty, or twelve entries with null for unknown months.',
  }),
  water_by_month: array(nullable(number())).meta({ description: 'Water temperature by month, in the form of `visibility_by_month`.' }),
  life: array(object({ name: localised(), months: array(number()).meta({ description: 'Month numbers; empty for all year.' }) })),
});
export type DiveFacts = InferType<typeof diveFactsView>;

export const DIVE_IN_VIEWS = { dive: diveFactsView.optional() };

/** Texts by language; the English text is also in the plain field (EDT-13). */
export const PLACE_IN_VIEWS = { locations: localised(), opening_days: localised(), best_times: localised() };

export const openingHour = view(
  'OpeningHour',
  'Opening hours. Times are `HH:MM`, 24 hours; `day` is free text such as `Monday - Sunday`. Unknown values are empty strings.',
  { day: string(), open: string(), close: string() },
);
export type OpeningHour = InferType<typeof openingHour>;

export const entryFee = view('EntryFee', 'Entry fee in whole rupiah (IDR); 0 means free entry.', { local: number(), tourist: number() });
export type EntryFee = InferType<typeof entryFee>;

export const destinationImageView = view('DestinationImageView', 'A gallery image, with all field names of the specification (OR-69).', {
  gallery_id: string(),
  image_url: string(),
  is_main: boolean(),
  id: string(),
  src: string(),
  url: string(),
  isMain: boolean(),
  alt: string(),
  meta: imageMeta,
});
export type DestinationImageView = InferType<typeof destinationImageView>;

export const destinationView = view(
  'DestinationView',
  'A destination, with the fields of the public and the admin view (ENT-18, ENT-27..32, OR-69).',
  {
    destination_id: string(),
    name: localised(),
    description: localised(),
    category: localised(),
    destination_name_en: string(),
    destination_name_id: string(),
    destination_name_cn: string(),
    destination_category_en: string(),
    destination_category_id: string(),
    destination_category_cn: string(),
    destination_desc_en: string(),
    destination_desc_id: string(),
    destination_desc_cn: string(),
    destination_img: string(),
    mainImage: string(),
    main_image_meta: imageMeta,
    location: string(),
    opening_hour: openingHour,
    opening_hours: openingHour,
    entry_fee: entryFee,
    best_time: string(),
    visit_duration: string(),
    ...PLACE_IN_VIEWS,
    ...DIVE_IN_VIEWS,
    status: choice(CONTENT_STATUSES),
    gallery_images: array(destinationImageView),
    images: array(destinationImageView),
    version: number(),
    created_at: string(),
    updated_at: string(),
  },
);
export type DestinationView = InferType<typeof destinationView>;

export const destinationCardView = destinationView
  .pick(['destination_id', 'name', 'description', 'category', 'mainImage', 'main_image_meta', 'locations', 'status', 'updated_at'])
  .shape({ dive_level: choice(DIVE_LEVELS).optional().default(undefined) })
  .meta({
    name: 'DestinationCardView',
    description: 'Card of a destination (`view=card`); a long `description` is truncated and ends with `…`.',
  });
export type DestinationCardView = InferType<typeof destinationCardView>;

export const destinationRowView = destinationView
  .pick([
    ...(['destination_id', 'name', 'category', 'location', 'opening_hour', 'mainImage', 'main_image_meta'] as const),
    ...(['status', 'version', 'created_at', 'updated_at'] as const),
  ])
  .shape({
    pictures: number('Number of gallery images.'),
    is_complete: boolean().meta({ description: 'Name, category and description are complete in all languages.' }),
  })
  .meta({ name: 'DestinationRowView', description: 'Row of the back office (`view=row`).' });
export type DestinationRowView = InferType<typeof destinationRowView>;

export const destinationIdView = destinationView
  .pick(['destination_id', 'status', 'updated_at'])
  .meta({ name: 'DestinationIdView', description: 'ID, status and last change of a destination (`view=ids`).' });
export type DestinationIdView = InferType<typeof destinationIdView>;

export const destinationGalleryView = destinationView
  .pick(['destination_id', 'destination_img', 'mainImage', 'main_image_meta', 'gallery_images', 'images', 'version', 'updated_at'])
  .meta({
    name: 'DestinationGalleryView',
    description: 'Response of the gallery endpoints (API-33..36): the whole gallery and the affected fields of the destination.',
  });

export type DestinationGalleryView = InferType<typeof destinationGalleryView>;

const DESTINATION = enveloped(destinationView);
const GALLERY = enveloped(destinationGalleryView);
/** Facts about the whole list in a page of cards. */
const COUNTED = {
  total: TOTAL,
  choices: object({ categories: array(localised()), levels: array(choice(DIVE_LEVELS)) })
    .optional()
    .default(undefined)
    .meta({ description: 'Categories and levels of all visible destinations; with `view=card` and `limit`.' }),
};
const LIST = array(anyOf(destinationView, destinationCardView, destinationRowView, destinationIdView));
const ID = { destinationId: 'ID of the destination' };
const IMAGE_ID = { ...ID, galleryId: '`gallery_id` of the image' };

const MAX_BYTES = LIMITS.imageMaxBytes;
const mainImage = { max: 1, maxBytes: MAX_BYTES };
const galleryImages = { max: LIMITS.destinationImages, maxBytes: MAX_BYTES, tooMany: 'image_limit_reached' } as const;

/** One main image and at most five others (CONST-31, OR-46). */
const NEW_DESTINATION_FORM = {
  data: { destinationData: NEW_DESTINATION },
  files: { mainImage, galleryImages: { ...galleryImages, max: LIMITS.destinationGalleryOnCreate } },
  required: ['destinationData'],
} satisfies FormShape;
export const DESTINATION_EDIT_FORM = { data: { destinationData: DESTINATION_EDIT }, files: { mainImage } } satisfies FormShape;
const GALLERY_FORM = { files: { mainImage, galleryImages } } satisfies FormShape;
const PICTURES_FORM = { files: { galleryImages }, required: ['galleryImages'] } satisfies FormShape;

const admin = { access: AREAS.content, path: ID, guards: destinationView } as const;
const galleryCall = { ...admin, errors: ['destination_not_found', 'image_limit_reached', ...UPLOAD_ERRORS] } as const;
const imageCall = { ...admin, path: IMAGE_ID, errors: ['destination_not_found', 'image_not_found'], answers: { 200: GALLERY } } as const;
const read = {
  access: 'public',
  summary: 'Get a destination',
  path: ID,
  answers: { 200: DESTINATION },
  errors: ['destination_not_found'],
} as const;

export const destinations = {
  list: {
    route: 'GET /api/get-destinations',
    access: 'public',
    isRemembered: true,
    summary: 'List destinations',
    description: 'Visitors get the active ones only, admins all.',
    answers: { 200: object({ ...envelope(LIST), ...PAGE, ...COUNTED }) },
    ...LISTED,
    query: destinationListQuery,
  },
  listNamed: {
    route: 'GET /api/destinations',
    access: 'public',
    isRemembered: true,
    summary: 'List destinations in a named field (OR-09)',
    description: 'The list of `GET /api/get-destinations`. The whole list is returned twice, in `data.destinations` and `destinations`.',
    answers: { 200: object({ ...envelope(object({ destinations: LIST })), destinations: LIST.optional(), ...PAGE, ...COUNTED }) },
    ...LISTED,
    query: destinationListQuery,
  },
  getByOldPath: { route: 'GET /api/get-destination/{destinationId}', ...read },
  get: { route: 'GET /api/destination/{destinationId}', ...read },
  create: {
    route: 'POST /api/add-destination',
    access: AREAS.content,
    audit: { kind: 'destinations' },
    summary: 'Add a destination with images; the main image is optional',
    form: NEW_DESTINATION_FORM,
    answers: { 201: DESTINATION },
    errors: ['image_limit_reached', 'destination_limit_reached', ...UPLOAD_ERRORS],
    isRepeatable: true,
  },
  edit: {
    route: 'PATCH /api/edit-destination/{destinationId}',
    ...galleryCall,
    audit: { kind: 'destinations' },
    summary: 'Edit a destination; omitted fields keep their values',
    description: 'A form with both data and a new main image is applied completely or not at all.',
    json: DESTINATION_EDIT,
    form: DESTINATION_EDIT_FORM,
    answers: { 200: DESTINATION },
  },
  editGallery: {
    route: 'PATCH /api/edit-destination-gallery/{destinationId}',
    ...galleryCall,
    audit: { kind: 'destinations' },
    summary: 'Add gallery images and optionally a new main image',
    form: GALLERY_FORM,
    answers: { 200: GALLERY },
  },
  addImages: {
    route: 'POST /api/add-images/{destinationId}',
    ...galleryCall,
    audit: { kind: 'destinations', action: 'changed' },
    summary: 'Add gallery images',
    form: PICTURES_FORM,
    answers: { 201: GALLERY },
  },
  makeMain: {
    route: 'PUT /api/destinations/{destinationId}/gallery/{galleryId}/main',
    ...imageCall,
    summary: 'Make an image the main image',
  },
  removeImage: {
    route: 'DELETE /api/destinations/{destinationId}/gallery/{galleryId}',
    ...imageCall,
    audit: { kind: 'destinations', action: 'changed' },
    summary: 'Remove an image; another one becomes the main image',
  },
  remove: {
    route: 'DELETE /api/remove-destination/{destinationId}',
    ...admin,
    audit: { kind: 'destinations' },
    summary: 'Delete a destination; one that packages use requires `force`',
    query: yup.object({
      force: yup.mixed().meta({
        description: 'Also deletes a destination that packages use, with the itinerary items that refer to it.',
        json: { type: 'string', enum: ['true', 'false'] },
      }),
    }),
    answers: { 200: enveloped(object({ destination_id: string() })) },
    errors: ['destination_not_found', 'destination_in_use'],
  },
} as const satisfies Endpoints;
