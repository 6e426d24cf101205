// Pages that were visited open without a connection: what the gateway, the shell and its worker agree upon (docs/adr/0015).

/** Where the worker's script is: at the root, since it answers for the whole site. */
export const OFFLINE_WORKER_PATH = '/offline-worker.js';

/**
 * In the head of a page that browsers may keep: which build it is of. First the shell's, then behind a dot the digest of the
 * remote's entry (SHA-256, base64url), the one file of a build whose name says nothing of its content. A page without it is never kept.
 */
export const BUILD_META = 'reefdesk-build';

/** How the names of all caches begin that the worker has. */
export const OFFLINE_CACHES = 'reefdesk-offline';

/** Shown in the place of a page that was never visited. */
export const OFFLINE_PAGE_PATH = '/offline';
