import { MANIFESTS, SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';

export interface ApiRoute {
  readonly service: ServiceName;
  /** Visitors may read it without a session, so the response can be cached (response-cache). */
  readonly visitors: boolean;
  /** The response is an event stream (event-streams). */
  readonly isStream?: true;
}

/**
 * The routing table: the service of each address. Services serve the same paths, so nothing is rewritten. An `/api/` address is matched by
 * its first two segments, in exactly this spelling, or else by the first one.
 */
export const API_ROUTES: ReadonlyMap<string, ApiRoute> = new Map(
  SERVICE_NAMES.flatMap((service) => {
    const { visitors, others, streams = [] } = MANIFESTS[service].routes;
    const rows = (names: readonly string[], route: Omit<ApiRoute, 'service'>) =>
      names.map((name) => [name, { service, ...route }] as const);
    return [
      ...rows(visitors, { visitors: true }),
      ...rows(others, { visitors: false }),
      ...rows(streams, { visitors: false, isStream: true }),
    ];
  }),
);

/** The API's documentation, served by the gateway itself. */
export const DOCS_PREFIX = '/api/docs/';
export const DOCS_DOCUMENT = '/api/docs/openapi.json';

/** Image bytes. */
export const MEDIA_PREFIX = '/media/';
export const MEDIA_SERVICE: ServiceName = 'media';

/** Built frontends under an address of their own; everything else belongs to the shell. */
export const REMOTE_PREFIXES = { public: '/remotes/public/', admin: '/remotes/admin/' } as const;
export type RemoteName = keyof typeof REMOTE_PREFIXES;

/** The file of a remote's build that the shell loads first. */
export const REMOTE_ENTRY = 'remoteEntry.js';
