/**
 * Name of the opaque session cookie by the scheme of the visit. Under https the prefix ties it to this host and to
 * Secure; there the plain name could have been planted, so it is never read.
 */
export const SESSION_COOKIE_NAMES = { http: 'reefdesk_session', https: '__Host-reefdesk' } as const;

/** Name of the cookie by which a browser is known that has signed in before; it is no session. */
export const DEVICE_COOKIE_NAMES = { http: 'reefdesk_device', https: '__Host-reefdesk-device' } as const;

/** Name of the cookie of a browser that is on its way to a sign-in provider and back. */
export const OIDC_COOKIE_NAMES = { http: 'reefdesk_oidc', https: '__Host-reefdesk-oidc' } as const;

/**
 * Beside the session cookie, for as long, and readable by scripts: there may be a session, so asking who is signed in is
 * worth a call. Only a hint, and no secret; nobody believes it.
 */
export const SIGNED_IN_HINT_COOKIE = 'reefdesk_signed_in';
