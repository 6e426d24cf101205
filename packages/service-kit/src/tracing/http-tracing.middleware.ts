import { context, propagation, ROOT_CONTEXT, SpanStatusCode } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { currentRequestId } from '../http/request-context.ts';
import { routeOf } from '../http/route-of.ts';
import { beginSpan } from './span.ts';

/** A span for each request, under the caller's unless this is the public door: what comes from outside starts a trace of its own. */
export function traceRequests({ isDoor }: { isDoor: boolean }): RequestHandler {
  return (request, response, next) => {
    const [path = ''] = request.url.split('?');
    if (path.startsWith('/health/')) return next();
    const parent = isDoor ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, request.headers);
    const attributes = { 'http.request.method': request.method, 'url.path': path, 'reefdesk.request_id': currentRequestId() };
    const { span, inside } = beginSpan(request.method, { kind: 'server', attributes }, parent);
    response.once('close', () => {
      const route = routeOf(request, response);
      span.updateName(`${request.method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': response.statusCode });
      if (!response.writableFinished) span.setAttribute('reefdesk.cut', true);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(inside, next);
  };
}
