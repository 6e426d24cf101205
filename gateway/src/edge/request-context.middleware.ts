import { currentRequestId } from '@reefdesk/service-kit/request/request-context';
import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';
import { type ClientPolicy, clientOf } from '../request-context/client.ts';
import { setRequestContext } from '../request-context/request-context.ts';
import { hasSessionCookie, sessionCookieOf } from '../request-context/session-cookie.ts';
import { matchTarget } from '../routing/match-target.ts';

/** Sets the request context (target and client). Runs before all other middleware. */
export function requestContext(policy: ClientPolicy): RequestHandler {
  return (request, response, next) => {
    const [path = '', ...search] = request.url.split('?');
    const cookies = parseCookie(request.headers.cookie ?? '');
    const client = clientOf(request.socket.remoteAddress, request.headers, policy);
    const target = matchTarget(path);
    setRequestContext(request, {
      requestId: currentRequestId(),
      client,
      path,
      query: new URLSearchParams(search.join('?')),
      target,
      cookies,
      sessionCookie: sessionCookieOf(cookies, client.scheme),
      hasSessionCookie: hasSessionCookie(cookies),
      beforeAnswer: [],
      noStore: false,
    });
    response.locals.route = target.kind === 'api' ? `/api/${target.name}` : target.kind;
    next();
  };
}
