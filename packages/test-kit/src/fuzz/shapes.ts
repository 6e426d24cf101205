import type { Endpoint } from '../calls.ts';
import type { World } from './world.ts';

/** Valid body of an endpoint: invalid values get further when the rest is valid. */
export interface Shape {
  json?: Readonly<Record<string, unknown>>;
  form?: { fields: Readonly<Record<string, unknown>>; files: readonly string[] };
}

const texts = { en: 'Reef', id: 'Terumbu', cn: '礁' };
const flat = (prefix: string) => ({ [`${prefix}_en`]: 'Reef', [`${prefix}_id`]: 'Terumbu', [`${prefix}_cn`]: '礁' });
const content = { names: texts, categories: texts, descriptions: texts, status: 'active' };
const travel = { ...content, duration: '3 days', price: 150_000 };
const hours = { opening_hour: { day: 'Monday', open: '09:00', close: '17:00' }, entry_fee: { local: 1, tourist: 2 } };
const dive = {
  depth_from: 3,
  depth_to: 40,
  current: 'gentle',
  best_months: [4],
  visibility_by_month: [20, null],
  life: [{ name: texts, months: [5] }],
};
const destination = { ...content, ...hours, location: 'Manado', best_time: 'May', locations: texts, dive };
const slide = { ...flat('image_title'), ...flat('image_desc') };
const testimonial = { ...flat('name'), ...flat('role'), ...flat('quote'), ...flat('location'), rating: '5', existingPhotos: [] };

export function shapeOf({ method, path }: Endpoint, { ids }: World): Shape | undefined {
  const item = { category: 'destination', destination_id: ids.destinationId, time: '09:00', comments: texts, ...flat('comment') };
  const stored = { ...testimonial, existingPhotos: [{ id: ids.photoId }] };
  const shapes: Record<string, Shape> = {
    'POST /api/login': { json: { email: 'somebody@reef.example', password: 'wrong password', remember: true } },
    'POST /api/register': { json: { fullname: 'Ana', email: 'ana@reef.example', password: 'short', language: 'EN' } },
    'POST /api/verify-email': { json: { token: 'a'.repeat(43) } },
    'POST /api/users/invitations': { json: { email: 'sari@reef.example', position: 'translator', languages: ['ID'], language: 'ID' } },
    'PATCH /api/users/:id': { json: { position: 'editor', languages: ['ID'], disabled: false, version: 1 } },
    'POST /api/invitations/accept': { json: { token: 'a'.repeat(43), name: 'Sari', password: 'a calm morning' } },
    'POST /api/change-password': { json: { currentPassword: 'wrong password', newPassword: 'another password', userId: 'somebody' } },
    'POST /api/add-travel': { form: { fields: { travelData: travel }, files: ['mainImage'] } },
    'PATCH /api/edit-travel/:travelId': { json: { ...travel, ...flat('travel_name'), version: 1 } },
    'PATCH /api/edit-travel/:travelId/image': { form: { fields: { version: '1' }, files: ['mainImage'] } },
    'POST /api/add-travel-destination/:travelId': { json: item },
    'PATCH /api/update-travel-destination/:travelId/:itemId': { json: { ...item, id: ids.itemId, version: 1 } },
    'POST /api/add-destination': { form: { fields: { destinationData: destination }, files: ['mainImage', 'galleryImages'] } },
    'PATCH /api/edit-destination/:destinationId': { json: { ...destination, ...flat('destination_name'), version: 1 } },
    'PATCH /api/edit-destination-gallery/:destinationId': { form: { fields: { version: '1' }, files: ['mainImage', 'galleryImages'] } },
    'POST /api/add-images/:destinationId': { form: { fields: {}, files: ['galleryImages'] } },
    'POST /api/gallery': { form: { fields: { galleryData: slide }, files: ['image'] } },
    'PATCH /api/gallery/:id': { json: { ...slide, version: 1 } },
    'PATCH /api/gallery/:id/image': { form: { fields: { version: '1' }, files: ['image'] } },
    'POST /api/testimonials': { form: { fields: testimonial, files: ['profile_image', 'photos'] } },
    'PATCH /api/testimonials/:id': { form: { fields: { ...stored, version: '1' }, files: ['profile_image', 'photos'] } },
    'POST /api/departures': {
      json: { package_slug: ids.slug, from: '2999-03-01', to: '2999-03-14', weekdays: [1, 4], seats: 8, price: 900_000 },
    },
    'PATCH /api/departures/:id': { json: { seats: 6, price: null, status: 'open', version: 1 } },
    'POST /api/enquiries/:id/bookings': {
      json: { date: '2999-07-01', seats: 2, price: 1, deposit: 1, sizes: 'XL', notes: 'Nitrox', hold_hours: 24 },
    },
    'PATCH /api/bookings/:id': {
      json: { state: 'held', seats: 2, price: 1, deposit: 1, sizes: 'XL', notes: 'Nitrox', hold_hours: 24, version: 1 },
    },
    'POST /api/calendar-feed': { json: { language: 'CN' } },
    'PUT /api/webhook': { json: { url: 'https://hooks.partner.example/in', version: 1 } },
  };
  return shapes[`${method} ${path}`];
}
