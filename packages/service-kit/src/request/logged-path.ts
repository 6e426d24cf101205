/** Paths that contain a secret: the token of an enquiry, or of the calendar. Express matches routes in any case. */
const SECRET = /^(\/api\/(?:enquiries\/status|calendar)\/)[^/]+/i;

/** Returns the path for logs and traces: without the query, and with `*` for a secret. */
export function loggedPath(url = ''): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(SECRET, '$1*');
}
