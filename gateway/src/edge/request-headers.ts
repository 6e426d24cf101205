import type { IncomingHttpHeaders } from 'node:http';
import { REQUEST_ID_HEADER } from '@reefdesk/service-kit/request/request-context';
import type { RequestContext } from '../request-context/request-context.ts';

/** Headers for the next hop only (RFC 9110, 7.6.1), or already handled here (`Expect`). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'http2-settings',
];

/** Headers that only the gateway may set, or that make a framework assume another URL or method. */
const NEVER_FROM_OUTSIDE =
  /^(authorization|forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|x-original-.*|x-rewrite-url|x-http-method.*|x-method-override|x-reefdesk-.*|x-request-id|traceparent|tracestate|baggage)$/;

/** Removes hop-by-hop and forgeable headers in place and sets the gateway's own. Cookies stay only if `withCookies` is true. */
export function rewriteRequestHeaders(
  headers: IncomingHttpHeaders,
  context: Pick<RequestContext, 'requestId' | 'client'>,
  withCookies: boolean,
): void {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of [...HOP_BY_HOP, ...named]) {
    if (name !== 'transfer-encoding' && name !== 'content-length' && name !== 'host') delete headers[name];
  }
  for (const name of Object.keys(headers)) {
    if (NEVER_FROM_OUTSIDE.test(name)) delete headers[name];
  }
  if (!withCookies) delete headers.cookie;
  headers[REQUEST_ID_HEADER] = context.requestId;
  headers['x-forwarded-for'] = context.client.address;
  headers['x-forwarded-proto'] = context.client.scheme;
  headers['x-forwarded-host'] = context.client.host;
}
