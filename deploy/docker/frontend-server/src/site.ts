import type { RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** A content hash between dots, as the builds write it: what such a name holds never changes. */
const HASHED_NAME = /\.(?=[0-9a-z]*\d)[0-9a-z]{8,}\.[0-9a-z.]+$/i;

/**
 * The files of one built frontend, listed once at the start: in the encoding they were built in, with a tag, and never a page
 * for a file that is missing. Immutable where the name carries a hash; everything else is asked for each time.
 */
export function siteListener(folder: string): RequestListener {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', HASHED_NAME.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end();
    else files(request, response, () => answerMissing(response));
  };
}

function answerMissing(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found\n');
}
