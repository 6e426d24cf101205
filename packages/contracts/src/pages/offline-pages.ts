// Pages that were visited open without a connection: what the gateway, the shell and its worker agree upon (docs/adr/0015).

/** Where the worker's script is: at the root, since it answers for the whole site. */
export const OFFLINE_WORKER_PATH = '/offline-worker.js';

/**
 * On the `html` element of a page that browsers may keep: which build it is of (`dataset.build`). First the shell's, then behind a
 * dot the digest of the remote's entry (SHA-256, base64url), the one file of a build whose name says nothing of its content. A page
 * without it is never kept.
 */
export const BUILD_ATTRIBUTE = 'data-build';

/** How the names of all caches begin that the worker has. */
export const OFFLINE_CACHES = 'reefdesk-offline';

/** Of the page that stands in for those that were never visited; nothing leads to it. */
export const OFFLINE_PAGE_PATH = '/offline';
