/**
 * Name of the opaque session cookie, by the scheme of the visit. Under https the prefix binds it to this host and to Secure; a cookie
 * with the plain name could have been planted there, so it is never read.
 */
export const SESSION_COOKIE_NAMES = { http: 'reefdesk_session', https: '__Host-reefdesk' } as const;

/** Name of the cookie that identifies a browser that has signed in before; it grants no access. */
export const DEVICE_COOKIE_NAMES = { http: 'reefdesk_device', https: '__Host-reefdesk-device' } as const;

/** Name of the cookie that binds a redirect to the sign-in provider to the browser that started it. */
export const OIDC_COOKIE_NAMES = { http: 'reefdesk_oidc', https: '__Host-reefdesk-oidc' } as const;

/**
 * Set beside the session cookie with the same lifetime, and readable by scripts: a hint that a session may exist, so that a request
 * for the current user is worthwhile. It is no secret and is never trusted.
 */
export const SIGNED_IN_HINT_COOKIE = 'reefdesk_signed_in';
