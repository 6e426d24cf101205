import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, completeBrand } from '@reefdesk/contracts/brand';
import { cardPath } from '@reefdesk/contracts/share-cards';
import { appCode } from '../../support/app-code.ts';

/** What the tour has learnt on its way: ids, slugs. */
export type World = Record<string, string>;

/** One call of the tour, as somebody who may make it makes it well. */
export interface Stop {
  /** As in the document: `PATCH /api/edit-travel/{travelId}`. */
  call: string;
  /** Its parameters; those that are called as in the world need no word. */
  at?: (world: World) => World;
  query?: string;
  json?: (world: World) => object;
  fields?: (world: World) => Record<string, unknown>;
  files?: readonly string[];
  /** A later stop has the refusals: before it nobody is a customer. */
  isFirst?: true;
  /** Letters that have to be there first. */
  letters?: number;
  /** Where the success is not 200 or 201; also a refusal that only what happened before brings about. */
  status?: number;
  learn?: (body: never, world: World) => void;
}

/** The card with what the operator says of itself, which may be on any picture. */
const brand = JSON.parse(readFileSync(join(__dirname, '../../../config/brand.json'), 'utf8')) as Brand;
const CARD = cardPath('', 'square', { title: brand.tagline.en, name: brand.name }).split('/').at(-1) ?? '';

const texts = (text: string) => ({ en: text, id: `${text} (id)`, cn: `${text} (cn)` });
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
const slide = { image_title_en: 'Reef', image_title_id: 'Karang', image_desc_en: 'Blue' };
const guest = { name_en: 'Ayu', role_en: 'Diver', quote_en: 'Blue', location_en: 'Bandung', rating: '5', name_id: 'Ayu' };

interface Destination {
  data: { destination_id: string; destination_img: string; gallery_images: { gallery_id: string; is_main: boolean }[] };
}
const otherImage = ({ data }: Destination): string => data.gallery_images.find(({ is_main }) => !is_main)?.gallery_id ?? '';

function newestLetter({ data: [letter] }: { data: { letter_id: string }[] }, world: World): void {
  Object.assign(world, { id: letter?.letter_id });
}

/** Several services send letters: those of one may come later than those of another. One about an enquiry names its reference. */
function newestLetterToBudi({ data }: { data: { letter_id: string; to: string; subject: string }[] }, world: World): void {
  const isOfAccount = (subject: string) => !/[A-Z]{2}-[A-Z\d]{6}/.test(subject);
  Object.assign(world, { id: data.find(({ to, subject }) => to === 'budi@tangkasi.example' && isOfAccount(subject))?.letter_id });
}

function anotherSession({ data }: { data: { session_id: string; is_current: boolean }[] }, world: World): void {
  Object.assign(world, { sessionId: data.find(({ is_current }) => !is_current)?.session_id });
}

function itsToken({ data: { text } }: { data: { text: string } }, world: World): void {
  Object.assign(world, { token: /#([\w-]+)/.exec(text)?.[1] });
}

interface People {
  data: { user_id: string }[];
}

function newestPerson({ data }: People, world: World): void {
  Object.assign(world, { id: data.at(-1)?.user_id });
}

function itsInvitation({ data }: { data: { invitation_id: string } }, world: World): void {
  Object.assign(world, { invitationId: data.invitation_id });
}

const ofInvitation = ({ invitationId = '' }: World): World => ({ id: invitationId });

/** Every call of the contract once, in an order in which each finds what it needs. */
export const TOUR: readonly Stop[] = [
  { call: 'GET /api/common-passwords/{prefix}', at: () => ({ prefix: '0a1' }) },
  {
    call: 'POST /api/register',
    json: () => ({ fullname: 'Budi', email: 'budi@tangkasi.example', password: 'a calm morning', language: 'ID' }),
  },
  { call: 'GET /api/letters', letters: 1, isFirst: true, learn: newestLetter },
  { call: 'GET /api/letters/{id}', isFirst: true, learn: itsToken },
  { call: 'POST /api/verify-email', json: ({ token }) => ({ token }) },
  { call: 'POST /api/login', json: () => ({ email: 'budi@tangkasi.example', password: 'a calm morning', remember: true }) },
  { call: 'GET /api/me', learn: (body: { user_id: string }, world) => void Object.assign(world, { userId: body.user_id }) },
  { call: 'PATCH /api/me', json: () => ({ fullname: 'Budi Tumewu' }) },

  { call: 'GET /api/two-step' },
  { call: 'PUT /api/two-step/demand', json: () => ({ demanded: false }) },
  {
    call: 'POST /api/two-step/setup',
    learn: ({ data }: { data: { secret: string } }, world) => void Object.assign(world, { secret: data.secret }),
  },
  {
    call: 'POST /api/two-step/enable',
    json: ({ secret = '' }) => ({ code: appCode(secret) }),
    learn: ({ data }: { data: { recovery_codes: string[] } }, world) => void Object.assign(world, { recovery: data.recovery_codes[0] }),
  },
  {
    call: 'POST /api/login',
    json: () => ({ email: 'budi@tangkasi.example', password: 'a calm morning' }),
    learn: ({ challenge }: { challenge: string }, world) => void Object.assign(world, { challenge }),
  },
  { call: 'POST /api/login/second-step', json: ({ challenge, recovery }) => ({ challenge, code: recovery }) },
  { call: 'POST /api/two-step/disable', json: () => ({ password: 'a calm morning' }) },
  { call: 'GET /api/sessions', learn: anotherSession },
  { call: 'DELETE /api/sessions/{id}', at: ({ sessionId = '' }) => ({ id: sessionId }) },
  { call: 'DELETE /api/sessions' },

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
  { call: 'PATCH /api/edit-travel/{travelId}', json: () => ({ travel_name_en: 'Bunaken for all', duration: 2, price: null }) },
  { call: 'PATCH /api/edit-travel/{travelId}', fields: () => ({ travelData: { status: 'active' } }), files: ['mainImage'] },
  { call: 'PATCH /api/edit-travel/{travelId}/image', files: ['mainImage'] },
  { call: 'GET /api/get-travel-details/{travelId}' },
  { call: 'GET /api/get-travels-with-stats' },
  { call: 'GET /api/packages' },
  { call: 'GET /api/packages', query: '?view=slim' },
  { call: 'GET /api/packages', query: '?view=ids&page=1' },
  { call: 'GET /api/travel/{slug}' },
  { call: 'GET /api/itinerary/{idOrSlug}', query: '?language=id' },
  { call: 'GET /api/get-destinations' },
  { call: 'GET /api/get-destinations', query: '?view=ids' },
  { call: 'GET /api/destinations' },
  { call: 'GET /api/destinations', query: '?view=slim&limit=10' },
  { call: 'GET /api/destination/{destinationId}' },
  { call: 'GET /api/get-destination/{destinationId}' },

  {
    call: 'POST /api/departures',
    json: ({ slug }) => ({ package_slug: slug, from: '2999-03-01', to: '2999-03-14', weekdays: [1, 4], seats: '8', price: 900_000 }),
    learn: ({ data: [first] }: { data: { departure_id: string }[] }, world) => void Object.assign(world, { id: first?.departure_id }),
  },
  { call: 'GET /api/departures', query: '?package=bunaken&from=2999-03-01' },
  { call: 'GET /api/departures/all', query: '?from=2999-03-01&to=2999-03-31' },
  { call: 'PATCH /api/departures/{id}', json: () => ({ seats: 6, price: null, status: 'closed' }) },
  { call: 'DELETE /api/departures/{id}' },

  { call: 'DELETE /api/remove-destination/{destinationId}', status: 409 },
  { call: 'DELETE /api/remove-destination/{destinationId}', query: '?force=true' },
  {
    call: 'DELETE /api/remove-travel-destination/{travelId}/{itemId}',
    at: ({ travelId = '', freeItemId = '' }) => ({ travelId, itemId: freeItemId }),
  },
  { call: 'DELETE /api/delete-travel/{travelId}' },

  {
    call: 'POST /api/gallery',
    fields: () => ({ galleryData: slide }),
    files: ['image'],
    learn: (body: { data: { gallery_id: string } }, world) => void Object.assign(world, { id: body.data.gallery_id }),
  },
  { call: 'PATCH /api/gallery/{id}', json: () => ({ image_desc_cn: '珊瑚' }) },
  { call: 'PATCH /api/gallery/{id}', fields: () => ({ galleryData: { image_desc_en: 'Bluer' } }), files: ['image'] },
  { call: 'PATCH /api/gallery/{id}/image', files: ['image'] },
  { call: 'GET /api/gallery' },
  { call: 'GET /api/gallery-slides' },
  { call: 'GET /api/gallery-slides', query: '?page=1&limit=1' },
  { call: 'DELETE /api/gallery/{id}' },
  { call: 'GET /media/{id}', at: ({ imageId = '' }) => ({ id: imageId }) },
  { call: 'GET /media/{id}/{width}', at: ({ imageId = '' }) => ({ id: imageId, width: '320' }) },
  { call: 'GET /media/{id}/cards/{card}', at: ({ imageId = '' }) => ({ id: imageId, card: CARD }) },

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
  { call: 'DELETE /api/testimonials/{id}' },

  { call: 'GET /api/users', query: '?limit=10', learn: ({ data: [me] }: People, world) => void Object.assign(world, { id: me?.user_id }) },
  { call: 'PATCH /api/users/{id}', json: () => ({ position: 'owner', disabled: false }) },
  { call: 'POST /api/users/invitations', json: () => ({ email: 'sari@tangkasi.example', position: 'agent' }), learn: itsInvitation },
  { call: 'GET /api/letters', letters: 4 },
  { call: 'DELETE /api/users/invitations/{id}', at: ofInvitation },
  {
    call: 'POST /api/users/invitations',
    json: () => ({ email: 'sari@tangkasi.example', position: 'translator', languages: ['ID', 'CN'], language: 'ID' }),
    learn: itsInvitation,
  },
  { call: 'GET /api/letters', letters: 5 },
  { call: 'POST /api/users/invitations/{id}/resend', at: ofInvitation, status: 202 },
  { call: 'GET /api/letters', letters: 6, learn: newestLetter },
  { call: 'GET /api/letters/{id}', learn: itsToken },
  { call: 'POST /api/invitations/accept', json: ({ token }) => ({ token, name: 'Sari Lumowa', password: 'a calm afternoon' }) },
  { call: 'GET /api/users', learn: newestPerson },
  { call: 'PATCH /api/users/{id}', json: () => ({ position: 'editor' }) },
  { call: 'GET /api/site' },
  { call: 'PUT /api/site', json: () => ({ brand: { ...completeBrand(brand), hero: { title: texts('Blue'), claims: [] } } }) },
  { call: 'GET /api/site/pages/{page}/{language}', at: () => ({ page: 'privacy', language: 'id' }) },
  { call: 'GET /api/site/questions/{language}', at: () => ({ language: 'cn' }) },

  {
    call: 'POST /api/enquiries',
    json: () => ({
      name: 'Wei Lin',
      wechat: 'weilin',
      preferred_channel: 'wechat',
      language: 'CN',
      package_slug: 'bunaken',
      month: '2999-07',
      divers: '2',
      message: 'Turtles?',
    }),
    learn: ({ data }: { data: { status_url: string } }, world) => void Object.assign(world, { token: data.status_url.split('#')[1] }),
  },
  { call: 'GET /api/enquiries/status/{token}' },
  { call: 'POST /api/enquiries/status/{token}/messages', json: () => ({ message: 'And manta rays?' }) },
  {
    call: 'GET /api/enquiries',
    query: '?q=wei&sort=oldest&limit=5',
    learn: ({ data: [found] }: { data: { enquiry_id: string }[] }, world) => void Object.assign(world, { id: found?.enquiry_id }),
  },
  { call: 'GET /api/enquiries/figures' },
  { call: 'GET /api/enquiries/export.csv', query: '?from=2026-01-01&spam=include' },
  { call: 'GET /api/enquiries/{id}' },
  { call: 'PATCH /api/enquiries/{id}', json: () => ({ state: 'offered', assignee: null, tags: ['friends'] }) },
  { call: 'POST /api/enquiries/{id}/messages', json: () => ({ channel: 'wechat', text: 'Yes, in the morning' }) },
  { call: 'POST /api/enquiries/{id}/notes', json: () => ({ text: 'Old friends' }) },
  {
    call: 'POST /api/enquiries/{id}/bookings',
    json: () => ({ date: '2999-07-01', seats: 2, price: 900_000, deposit: '100000', hold_hours: 24 }),
    learn: ({ data }: { data: { booking_id: string } }, world) => void Object.assign(world, { bookingId: data.booking_id }),
  },
  { call: 'GET /api/bookings/export.csv', query: '?from=2026-01-01' },
  { call: 'GET /api/bookings', query: '?state=held&from=2999-07-01&sort=latest&limit=5' },
  {
    call: 'PATCH /api/bookings/{id}',
    at: ({ bookingId = '' }) => ({ id: bookingId }),
    json: () => ({ state: 'confirmed', seats: 3, notes: 'Nitrox' }),
  },
  { call: 'GET /api/enquiries/{id}' },
  // The operator was told of the enquiry and of the further word; what waits to be told is erased with it.
  { call: 'GET /api/letters', letters: 8 },
  { call: 'DELETE /api/enquiries/{id}' },
  // Nothing is written into it any more.
  { call: 'PATCH /api/enquiries/{id}', json: () => ({ state: 'lost' }), status: 410 },
  { call: 'POST /api/enquiries/{id}/messages', json: () => ({ channel: 'wechat', text: 'Hello?' }), status: 410, isFirst: true },
  { call: 'POST /api/enquiries/{id}/notes', json: () => ({ text: 'Old friends' }), status: 410, isFirst: true },
  {
    call: 'PUT /api/reply-templates/{key}',
    at: () => ({ key: 'offer' }),
    json: () => ({ title: 'Offer', texts: texts('Dear {name}: {price}') }),
  },
  { call: 'GET /api/reply-templates' },
  { call: 'DELETE /api/reply-templates/{key}', at: () => ({ key: 'offer' }) },
  { call: 'POST /api/enquiries', json: () => ({ name: 'Budi', email: 'budi@tangkasi.example', language: 'ID' }) },
  {
    call: 'GET /api/my/trips',
    learn: ({ data: [trip] }: { data: { trip_id: string }[] }, world) => void Object.assign(world, { id: trip?.trip_id }),
  },
  { call: 'POST /api/my/trips/{id}/wishes', json: () => ({ wish: 'change', message: 'A day later, please' }) },

  { call: 'GET /api/audit', query: '?kind=packages&from=2020-01-01&limit=1' },
  { call: 'GET /api/audit/export.csv', query: '?kind=packages' },

  {
    call: 'POST /api/change-password',
    json: ({ userId }) => ({ currentPassword: 'a calm morning', newPassword: 'a calmer evening', userId }),
  },
  { call: 'POST /api/forgot-password', json: () => ({ email: 'budi@tangkasi.example' }), status: 202 },
  // The operator was told of both enquiries, of the further word and of the wish; Budi, that his has come.
  { call: 'GET /api/letters', letters: 12, learn: newestLetterToBudi },
  { call: 'GET /api/letters/{id}', learn: itsToken },
  { call: 'GET /api/letters/{id}/html' },
  { call: 'POST /api/verify-email/resend', status: 202 },
  { call: 'DELETE /api/logout' },
  { call: 'POST /api/reset-password', json: ({ token }) => ({ token, newPassword: 'the calmest night' }) },
  { call: 'GET /api/me/export' },
  { call: 'DELETE /api/me', json: () => ({ password: 'the calmest night' }) },
];
