// Names shared by the gateway, the shell and its worker for offline pages (docs/adr/0015).

/** At the root, because the worker's scope is the whole site. */
export const OFFLINE_WORKER_PATH = '/offline-worker.js';

/**
 * Attribute of the `html` element of pages that may be stored: the shell's build, a dot and the digest of the remote's entry (SHA-256,
 * base64url), the only file whose name has no content hash.
 */
export const BUILD_ATTRIBUTE = 'data-build';

/** Prefix of the names of the worker's caches. */
export const OFFLINE_CACHES = 'reefdesk-offline';

/** Fallback for pages that were never visited; no link leads to it. */
export const OFFLINE_PAGE_PATH = '/offline';
