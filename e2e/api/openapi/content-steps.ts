import { type Step, texts } from './step.ts';
import { draftSteps, orderSteps, translationSteps, trashSteps, versionSteps } from './stored-steps.ts';

const names = (text: string) => ({ names: texts(text), categories: texts('Diving'), descriptions: texts('Blue water') });

const travel = { ...names('Bunaken'), duration: '3 days', status: 'active', price: 1_500_000 };
const item = { category: 'destination', time: '09:00', comments: texts('Dive') };
const place = {
  ...names('Siladen'),
  opening_hour: { day: 'Monday - Sunday', open: '08:00', close: '17:00' },
  entry_fee: { local: 5_000, tourist: '50000' },
  location: 'Manado',
  best_time: 'May to October',
  status: 'active',
};
const guest = { name_en: 'Ayu', role_en: 'Diver', quote_en: 'Blue', quote_cn: '蓝', location_en: 'Bandung', rating: '5', name_id: 'Ayu' };

interface Destination {
  data: { destination_id: string; destination_img: string; gallery_images: { gallery_id: string; is_main: boolean }[] };
}
const otherImage = ({ data }: Destination): string => data.gallery_images.find(({ is_main }) => !is_main)?.gallery_id ?? '';

export const CONTENT_STEPS: readonly Step[] = [
  {
    call: 'POST /api/add-destination',
    fields: () => ({ destinationData: place }),
    files: ['mainImage', 'galleryImages', 'galleryImages'],
    learn: (body: Destination, world) => {
      const imageId = body.data.destination_img.split('/').at(-1) ?? '';
      Object.assign(world, { destinationId: body.data.destination_id, galleryId: otherImage(body), imageId });
    },
  },
  {
    call: 'PATCH /api/edit-destination/{destinationId}',
    json: () => ({ destination_name_en: 'Siladen Island', entry_fee: '{"local":0}' }),
  },
  {
    call: 'PATCH /api/edit-destination/{destinationId}',
    fields: () => ({ destinationData: { location: 'Manado Bay' } }),
    files: ['mainImage'],
  },
  { call: 'PATCH /api/edit-destination-gallery/{destinationId}', files: ['mainImage'] },
  { call: 'POST /api/add-images/{destinationId}', files: ['galleryImages'] },
  { call: 'PUT /api/destinations/{destinationId}/gallery/{galleryId}/main' },
  { call: 'DELETE /api/destinations/{destinationId}/gallery/{galleryId}' },
  ...versionSteps('destinations', 'destinationId'),
  {
    call: 'POST /api/add-destination',
    fields: () => ({ destinationData: place }),
    files: ['mainImage'],
    learn: ({ data }: Destination, world) => void Object.assign(world, { otherId: data.destination_id }),
  },
  ...orderSteps('destinations', 'otherId'),
  { call: 'DELETE /api/remove-destination/{destinationId}', at: ({ otherId = '' }) => ({ destinationId: otherId }) },
  { call: 'DELETE /api/trash/destinations/{id}', at: ({ otherId = '' }) => ({ id: otherId }) },
  {
    call: 'POST /api/previews',
    json: ({ destinationId }) => ({ kind: 'destinations', id: destinationId }),
    isSetUp: true,
    learn: ({ data }: { data: { preview_id: string } }, world) => void Object.assign(world, { id: data.preview_id }),
  },
  { call: 'GET /api/previews', query: '?kind=destinations&id=any' },
  { call: 'GET /api/previews', query: '?kind=people', status: 400 },
  { call: 'DELETE /api/previews/{id}' },
  ...draftSteps('destinations', 'destinationId', { descriptions: { en: 'Calm water', cn: '' } }),
  ...translationSteps('destinations', 'destinationId', 'names'),

  {
    call: 'POST /api/add-travel',
    fields: () => ({ travelData: travel }),
    files: ['mainImage'],
    learn: (body: { data: { travel_id: string; slug: string } }, world) => {
      Object.assign(world, { travelId: body.data.travel_id, slug: body.data.slug, idOrSlug: body.data.slug });
    },
  },
  {
    call: 'POST /api/add-travel-destination/{travelId}',
    json: ({ destinationId }) => ({ ...item, destination_id: destinationId }),
    learn: (body: { item: { id: string } }, world) => void Object.assign(world, { itemId: body.item.id }),
  },
  { call: 'PATCH /api/update-travel-destination/{travelId}/{itemId}', json: () => ({ time: '10:30', comment_en: 'Second dive' }) },
  {
    call: 'POST /api/add-travel-destination/{travelId}',
    json: () => ({ ...item, category: 'no-destination', destination_id: null }),
    learn: (body: { item: { id: string } }, world) => void Object.assign(world, { freeItemId: body.item.id }),
  },
  {
    call: 'POST /api/add-travel-destination/{travelId}',
    fields: ({ freeItemId }) => ({ itemData: { ...item, category: 'no-destination', title_en: 'Coffee', after: freeItemId } }),
    files: ['image'],
  },
  {
    call: 'PATCH /api/update-travel-destination/{travelId}/{itemId}',
    fields: () => ({ itemData: { after: null, title_cn: '第一潜' } }),
    files: ['image'],
  },
  { call: 'PATCH /api/edit-travel/{travelId}', json: () => ({ travel_name_en: 'Bunaken for all', duration: 2, price: null }) },
  { call: 'PATCH /api/edit-travel/{travelId}', fields: () => ({ travelData: { status: 'active' } }), files: ['mainImage'] },
  { call: 'PATCH /api/edit-travel/{travelId}/image', files: ['mainImage'] },
  {
    call: 'POST /api/duplicate-travel/{travelId}',
    learn: (body: { data: { travel_id: string } }, world) => void Object.assign(world, { copyId: body.data.travel_id }),
  },
  ...orderSteps('packages', 'copyId'),
  { call: 'DELETE /api/delete-travel/{travelId}', at: ({ copyId = '' }) => ({ travelId: copyId }) },
  { call: 'DELETE /api/trash/packages/{id}', at: ({ copyId = '' }) => ({ id: copyId }) },
  ...versionSteps('packages', 'travelId'),
  ...draftSteps('packages', 'travelId', { to_bring: { en: 'A towel' } }),
  ...translationSteps('packages', 'travelId', 'names'),
  { call: 'GET /api/get-travel-details/{travelId}' },
  { call: 'GET /api/get-travels-with-stats' },
  { call: 'GET /api/packages' },
  { call: 'GET /api/packages', query: '?view=card&lang=cn' },
  { call: 'GET /api/packages', query: '?view=ids&limit=1' },
  { call: 'GET /api/packages', query: '?destination=no-such-place' },
  { call: 'GET /api/packages', query: '?view=card&limit=2&days=1&kind=no_licence&sort=price' },
  { call: 'GET /api/packages', query: '?slugs=bunaken,nowhere' },
  { call: 'GET /api/travel/{slug}' },
  { call: 'GET /api/itinerary/{idOrSlug}', query: '?language=id' },
  { call: 'GET /api/get-destinations' },
  { call: 'GET /api/get-destinations', query: '?view=ids' },
  { call: 'GET /api/destinations' },
  { call: 'GET /api/destinations', query: '?view=card&limit=10&q=reef&category=Diving&level=open_water' },
  { call: 'GET /api/destination/{destinationId}' },
  { call: 'GET /api/get-destination/{destinationId}' },

  {
    call: 'POST /api/departures',
    json: ({ slug }) => ({ package_slug: slug, from: '2999-03-01', to: '2999-03-14', weekdays: [1, 4], seats: '8', price: 900_000 }),
    learn: ({ data: [first] }: { data: { departure_id: string }[] }, world) => void Object.assign(world, { id: first?.departure_id }),
  },
  { call: 'GET /api/departures', query: '?package=bunaken&from=2999-03-01' },
  { call: 'GET /api/departures/next' },
  { call: 'GET /api/departures/all', query: '?from=2999-03-01&to=2999-03-31' },
  { call: 'GET /api/departures/day-sheet', query: '?date=2999-03-04' },
  { call: 'GET /api/today' },
  { call: 'PATCH /api/departures/{id}', json: () => ({ seats: 6, price: null, status: 'closed' }) },
  { call: 'DELETE /api/departures/{id}' },
  { call: 'GET /api/changes' },

  { call: 'DELETE /api/remove-destination/{destinationId}', status: 409 },
  { call: 'DELETE /api/remove-destination/{destinationId}', query: '?force=true' },
  ...trashSteps('destinations', 'destinationId', { call: 'DELETE /api/remove-destination/{destinationId}', query: '?force=true' }),
  {
    call: 'DELETE /api/remove-travel-destination/{travelId}/{itemId}',
    at: ({ travelId = '', freeItemId = '' }) => ({ travelId, itemId: freeItemId }),
  },
  {
    call: 'POST /api/restore-travel-destination/{travelId}/{itemId}',
    at: ({ travelId = '', freeItemId = '' }) => ({ travelId, itemId: freeItemId }),
  },
  { call: 'DELETE /api/delete-travel/{travelId}' },
  ...trashSteps('packages', 'travelId', { call: 'DELETE /api/delete-travel/{travelId}' }),
];

export const TESTIMONIAL_STEPS: readonly Step[] = [
  {
    call: 'POST /api/testimonials',
    fields: () => guest,
    files: ['profile_image', 'photos'],
    learn: (body: { data: { testimonial_id: string } }, world) => void Object.assign(world, { id: body.data.testimonial_id }),
  },
  { call: 'PATCH /api/testimonials/{id}', fields: () => ({ quote_en: 'Bluer', existingPhotos: '[]' }), files: ['photos'] },
  { call: 'GET /api/testimonials' },
  { call: 'GET /api/testimonials', query: '?limit=1' },
  { call: 'GET /api/testimonials/{id}' },
  ...versionSteps('testimonials', 'id'),
  {
    call: 'POST /api/testimonials',
    fields: () => guest,
    files: ['profile_image'],
    learn: (body: { data: { testimonial_id: string } }, world) => void Object.assign(world, { otherId: body.data.testimonial_id }),
  },
  ...orderSteps('testimonials', 'id'),
  { call: 'DELETE /api/testimonials/{id}', at: ({ otherId = '' }) => ({ id: otherId }) },
  { call: 'DELETE /api/trash/testimonials/{id}', at: ({ otherId = '' }) => ({ id: otherId }) },
  ...draftSteps('testimonials', 'id', { quote_en: 'Blue and calm' }),
  ...translationSteps('testimonials', 'id', 'quote'),
  { call: 'DELETE /api/testimonials/{id}' },
  ...trashSteps('testimonials', 'id', { call: 'DELETE /api/testimonials/{id}' }),
];
