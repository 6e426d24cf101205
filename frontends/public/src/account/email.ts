/** Something, one @, something with a dot; what is really an address the server knows. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
