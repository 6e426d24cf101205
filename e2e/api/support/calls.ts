import type { ServiceName } from '../../../gateway/src/routing/routes.ts';

/** Who gets an answer: everybody, everybody who is signed in, or admins. */
export type Who = 'anyone' | 'signed-in' | 'admin';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters as in `:id`. */
  path: string;
  service: ServiceName;
  who: Who;
  /** What those who may call get for {@link harmlessPath} without a body: it changes nothing. */
  answers: readonly number[];
  /** Anyone reaches the handler, which tells by itself that there is no session. */
  isOpenDoor?: true;
}

const FOUND = [200];
const UNKNOWN = [404];
/** A write to something that is not there, or without what it should write. */
const REFUSED = [400, 404, 415];

const call = (who: Who, service: ServiceName, method: Call['method'], path: string, answers: readonly number[]): Call => ({
  method,
  path,
  service,
  who,
  answers,
});

/**
 * The access table of the decisions (OR-40), one row per call of the contract. HEAD follows GET; everything that is not
 * here is refused. A new route without a row fails the tests.
 */
export const CALLS: readonly Call[] = [
  call('anyone', 'auth', 'POST', '/api/login', [400]),
  call('anyone', 'auth', 'POST', '/api/register', [400]),
  call('signed-in', 'auth', 'GET', '/api/me', FOUND),
  { ...call('signed-in', 'auth', 'DELETE', '/api/logout', FOUND), isOpenDoor: true },
  call('signed-in', 'auth', 'POST', '/api/change-password', [400]),

  call('anyone', 'catalog', 'GET', '/api/packages', FOUND),
  call('anyone', 'catalog', 'GET', '/api/travel/:slug', UNKNOWN),
  call('anyone', 'catalog', 'GET', '/api/itinerary/:slug', UNKNOWN),
  call('admin', 'catalog', 'GET', '/api/get-travels-with-stats', FOUND),
  call('admin', 'catalog', 'GET', '/api/get-travel-details/:travelId', UNKNOWN),
  call('admin', 'catalog', 'POST', '/api/add-travel', REFUSED),
  call('admin', 'catalog', 'PATCH', '/api/edit-travel/:travelId', REFUSED),
  call('admin', 'catalog', 'PATCH', '/api/edit-travel/:travelId/image', REFUSED),
  call('admin', 'catalog', 'DELETE', '/api/delete-travel/:travelId', REFUSED),
  call('admin', 'catalog', 'POST', '/api/add-travel-destination/:travelId', REFUSED),
  call('admin', 'catalog', 'PATCH', '/api/update-travel-destination/:travelId/:itemId', REFUSED),
  call('admin', 'catalog', 'DELETE', '/api/remove-travel-destination/:travelId/:itemId', REFUSED),

  call('anyone', 'catalog', 'GET', '/api/get-destinations', FOUND),
  call('anyone', 'catalog', 'GET', '/api/destinations', FOUND),
  call('anyone', 'catalog', 'GET', '/api/destination/:destinationId', UNKNOWN),
  call('anyone', 'catalog', 'GET', '/api/get-destination/:destinationId', UNKNOWN),
  call('admin', 'catalog', 'POST', '/api/add-destination', REFUSED),
  call('admin', 'catalog', 'PATCH', '/api/edit-destination/:destinationId', REFUSED),
  call('admin', 'catalog', 'PATCH', '/api/edit-destination-gallery/:destinationId', REFUSED),
  call('admin', 'catalog', 'PUT', '/api/destinations/:destinationId/gallery/:galleryId/main', REFUSED),
  call('admin', 'catalog', 'DELETE', '/api/destinations/:destinationId/gallery/:galleryId', REFUSED),
  call('admin', 'catalog', 'POST', '/api/add-images/:destinationId', REFUSED),
  call('admin', 'catalog', 'DELETE', '/api/remove-destination/:destinationId', REFUSED),

  call('anyone', 'media', 'GET', '/api/gallery-slides', FOUND),
  call('admin', 'media', 'GET', '/api/gallery', FOUND),
  call('admin', 'media', 'POST', '/api/gallery', REFUSED),
  call('admin', 'media', 'PATCH', '/api/gallery/:slideId', REFUSED),
  call('admin', 'media', 'PATCH', '/api/gallery/:slideId/image', REFUSED),
  call('admin', 'media', 'DELETE', '/api/gallery/:slideId', REFUSED),
  call('anyone', 'media', 'GET', '/media/:imageId', UNKNOWN),
  call('anyone', 'media', 'GET', '/media/:imageId/:width', UNKNOWN),

  call('anyone', 'testimonials', 'GET', '/api/testimonials', FOUND),
  call('anyone', 'testimonials', 'GET', '/api/testimonials/:testimonialId', UNKNOWN),
  call('admin', 'testimonials', 'POST', '/api/testimonials', REFUSED),
  call('admin', 'testimonials', 'PATCH', '/api/testimonials/:testimonialId', REFUSED),
  call('admin', 'testimonials', 'DELETE', '/api/testimonials/:testimonialId', REFUSED),
];

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** The call's path with ids that nothing has. */
export function harmlessPath({ path }: Pick<Call, 'path'>): string {
  return path.replace(/:\w+/g, NOBODY);
}
