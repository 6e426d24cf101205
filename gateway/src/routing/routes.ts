import type { ServiceName } from '@reefdesk/system/services';

export const DOCS_PREFIX = '/api/docs/';
export const DOCS_DOCUMENT = '/api/docs/openapi.json';

export const MEDIA_PREFIX = '/media/';
export const MEDIA_SERVICE: ServiceName = 'media';

/** Path prefixes of the remotes. All other frontend files belong to the shell. */
export const REMOTE_PREFIXES = { public: '/remotes/public/', admin: '/remotes/admin/' } as const;
export type RemoteName = keyof typeof REMOTE_PREFIXES;

/** File of a remote that the shell loads first. */
export const REMOTE_ENTRY = 'remoteEntry.js';
