import type { ServiceName } from '@reefdesk/system/services';

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
