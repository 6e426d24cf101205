/**
 * The routing table: which service owns which address. Services serve the same paths, so nothing is rewritten.
 * An `/api/` address is matched by its whole first segment, in exactly this spelling.
 */
export const SERVICES = ['auth', 'catalog', 'media', 'testimonials'] as const;
export type ServiceName = (typeof SERVICES)[number];

export interface ApiRoute {
  readonly service: ServiceName;
  /** Visitors may read it without a session: the answer to them can be kept (public-answers). */
  readonly visitors: boolean;
}

const owned = (service: ServiceName): ApiRoute => ({ service, visitors: false });
const read = (service: ServiceName): ApiRoute => ({ service, visitors: true });

export const API_ROUTES: ReadonlyMap<string, ApiRoute> = new Map([
  ['login', owned('auth')],
  ['logout', owned('auth')],
  ['register', owned('auth')],
  ['me', owned('auth')],
  ['change-password', owned('auth')],

  ['packages', read('catalog')],
  ['travel', read('catalog')],
  ['itinerary', read('catalog')],
  ['get-travels-with-stats', owned('catalog')],
  ['get-travel-details', owned('catalog')],
  ['add-travel', owned('catalog')],
  ['edit-travel', owned('catalog')],
  ['delete-travel', owned('catalog')],
  ['add-travel-destination', owned('catalog')],
  ['update-travel-destination', owned('catalog')],
  ['remove-travel-destination', owned('catalog')],

  ['get-destinations', read('catalog')],
  ['destinations', read('catalog')],
  ['get-destination', read('catalog')],
  ['destination', read('catalog')],
  ['add-destination', owned('catalog')],
  ['edit-destination', owned('catalog')],
  ['edit-destination-gallery', owned('catalog')],
  ['add-images', owned('catalog')],
  ['remove-destination', owned('catalog')],

  ['gallery-slides', read('media')],
  ['gallery', owned('media')],

  ['testimonials', read('testimonials')],
]);

/** The API's documentation, served by the gateway itself. */
export const DOCS_PREFIX = '/api/docs/';
export const DOCS_DOCUMENT = '/api/docs/openapi.json';

/** Image bytes. */
export const MEDIA_PREFIX = '/media/';
export const MEDIA_SERVICE: ServiceName = 'media';

/** Built frontends that live under an address of their own; everything else belongs to the shell. */
export const REMOTE_PREFIXES = { public: '/remotes/public/', admin: '/remotes/admin/' } as const;
export type RemoteName = keyof typeof REMOTE_PREFIXES;

/** The file of a remote's build that the shell loads first. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/** The one query key that may change a visitor's answer; others are not forwarded with a shared read. */
export const LANGUAGE_QUERY_KEY = 'language';

/** A cheap read of each service that only a service with its database answers below 500. */
export const PROBES: Readonly<Record<ServiceName, string>> = {
  auth: '/api/me',
  catalog: '/api/packages',
  media: '/api/gallery-slides',
  testimonials: '/api/testimonials',
};
