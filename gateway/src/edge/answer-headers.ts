import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceName } from '@reefdesk/system/services';

/** Headers that are hop-by-hop, reveal internals, or are set by the gateway for the whole site. `Connection` is decided per hop. */
const DROPPED =
  /^(connection|keep-alive|proxy-.*|trailer|upgrade|server|x-powered-by|via|access-control-.*|strict-transport-security|x-request-id|x-reefdesk-.*|ratelimit.*)$/;

/** Cleans the headers of a service's response in place. Only auth may set cookies. */
export function rewriteAnswerHeaders(headers: IncomingHttpHeaders, service: ServiceName | 'frontend', noStore: boolean): void {
  for (const name of Object.keys(headers)) {
    if (DROPPED.test(name)) delete headers[name];
  }
  if (service !== 'auth') delete headers['set-cookie'];
  if (noStore) {
    headers['cache-control'] = 'no-store';
    delete headers.etag;
    delete headers['last-modified'];
  }
}
