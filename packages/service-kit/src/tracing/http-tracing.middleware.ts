import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT, type Span, SpanStatusCode } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { loggedPath } from '../request/logged-path.ts';
import { currentRequestId } from '../request/request-context.ts';
import { routeOf } from '../request/route-of.ts';
import { beginSpan, type SpanFacts } from './span.ts';

/** Creates a span for each request under the caller's span. At the public entry each request starts its own trace. */
export function traceRequests({ isGateway }: { isGateway: boolean }): RequestHandler {
  return (request, response, next) => {
    const [path = ''] = request.url.split('?');
    if (path.startsWith('/health/')) return next();
    const parent = isGateway ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, request.headers);
    const { span, inside } = beginSpan(request.method, factsOf(request, currentRequestId()), parent);
    response.once('close', () => endRequestSpan(span, request, response, routeOf(request, response)));
    context.with(inside, next);
  };
}

/** Starts the span of a request that is answered before the middlewares run. The returned function ends it with the response. */
export function beginRequestSpan(request: IncomingMessage, requestId: string): (response: ServerResponse, route: string) => void {
  const { span } = beginSpan(request.method ?? '', factsOf(request, requestId), ROOT_CONTEXT);
  return (response, route) => {
    response.once('close', () => endRequestSpan(span, request, response, route));
  };
}

/** Handles a request in a span under the caller's, for a process without Express routes. */
export function inRequestSpan(request: IncomingMessage, response: ServerResponse, route: string, work: () => void): void {
  const { span, inside } = beginSpan(
    request.method ?? '',
    factsOf(request, currentRequestId()),
    propagation.extract(ROOT_CONTEXT, request.headers),
  );
  response.once('close', () => endRequestSpan(span, request, response, route));
  context.with(inside, work);
}

function factsOf({ method = '', url = '' }: IncomingMessage, requestId: string): SpanFacts {
  const attributes = { 'http.request.method': method, 'url.path': loggedPath(url), 'reefdesk.request_id': requestId };
  return { kind: 'server', attributes };
}

function endRequestSpan(span: Span, { method }: IncomingMessage, response: ServerResponse, route: string): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': response.statusCode });
  if (!response.writableFinished) span.setAttribute('reefdesk.cut', true);
  if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
