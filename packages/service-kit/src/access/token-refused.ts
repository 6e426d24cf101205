/**
 * The `WWW-Authenticate` of a 401 that is about the internal token that came along: it tells the gateway that not the person is
 * unknown, but what the gateway brought for them does not count here (any more).
 */
export const TOKEN_REFUSED = 'Bearer error="invalid_token"';
