/** `WWW-Authenticate` of a 401 for an invalid internal token. It tells the gateway that its token was rejected, not the user's session. */
export const TOKEN_REJECTED = 'Bearer error="invalid_token"';
