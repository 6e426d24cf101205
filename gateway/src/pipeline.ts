import { constants } from 'node:zlib';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import compression from 'compression';
import type { RequestHandler } from 'express';
import { ApiDocs } from './api-docs/api-docs.middleware.ts';
import { accessLog } from './edge/access-log.middleware.ts';
import { allowMethods } from './edge/methods.middleware.ts';
import { requestContext } from './edge/request-context.middleware.ts';
import { rewriteRequestHeaders } from './edge/request-headers.ts';
import { securityHeaders } from './edge/security-headers.middleware.ts';
import { sendError } from './edge/send-error.ts';
import { receiveSmallBodies } from './edge/small-bodies.middleware.ts';
import { warnOfUnseenTls } from './edge/unseen-tls.middleware.ts';
import type { GatewayEnv } from './env.ts';
import { EventStreams } from './event-streams/event-streams.ts';
import { AssetsMiddleware } from './frontends/assets.middleware.ts';
import { PagesMiddleware } from './pages/pages.middleware.ts';
import { PicturesMiddleware } from './pictures/pictures.middleware.ts';
import { PreviewPagesMiddleware } from './previews/preview-pages.middleware.ts';
import { PreviewedReadsMiddleware } from './previews/previewed-reads.middleware.ts';
import { RateLimitsMiddleware } from './rate-limits/rate-limits.middleware.ts';
import { isForeignWrite } from './request-context/origin-rule.ts';
import { requestContextOf } from './request-context/request-context.ts';
import { ResponseCacheMiddleware } from './response-cache/response-cache.middleware.ts';
import { RevalidatedLists } from './revalidated-lists/revalidated-lists.middleware.ts';
import { SessionMiddleware } from './sessions/session.middleware.ts';
import { SiteFilesMiddleware } from './site-files/site-files.middleware.ts';
import { ServiceProxy } from './upstream/service-proxy.ts';

/** Rejects unknown addresses and requests without a plausible host. */
const refuseUnknown: RequestHandler = (request, response, next) => {
  const { target, client } = requestContextOf(request);
  if (client.host === '') sendError(request, response, new AppError('bad_request'));
  else if (target.kind === 'nowhere') sendError(request, response, new AppError('not_found'));
  else next();
};

/** Removes cookies from requests to all services but auth. */
const cleanRequestHeaders: RequestHandler = (request, _response, next) => {
  const context = requestContextOf(request);
  rewriteRequestHeaders(request.headers, context, context.target.kind === 'api' && context.target.service === 'auth');
  next();
};

/** Mounts the steps of every request in order. Unhandled requests reach the controllers (health). */
export function mountPipeline(app: NestExpressApplication, env: GatewayEnv): void {
  const step =
    (handler: { use: RequestHandler }): RequestHandler =>
    (request, response, next) =>
      handler.use(request, response, next);
  app.use(
    requestContext({ trustedHops: env.TRUSTED_PROXY_HOPS, publicOrigins: env.publicOrigins }),
    accessLog,
    warnOfUnseenTls(),
    securityHeaders(env),
    allowMethods,
    refuseUnknown,
    step(app.get(PicturesMiddleware)),
    refuseForeignWrites(env.publicOrigins),
    cleanRequestHeaders,
    compressAnswers,
    receiveSmallBodies({ withinMs: env.BODY_TIMEOUT_MS }),
    step(app.get(SessionMiddleware)),
    step(app.get(RateLimitsMiddleware)),
    step(app.get(EventStreams)),
    step(app.get(PreviewedReadsMiddleware)),
    step(app.get(ResponseCacheMiddleware)),
    step(app.get(RevalidatedLists)),
    step(app.get(ServiceProxy)),
    step(app.get(ApiDocs)),
    step(app.get(SiteFilesMiddleware)),
    step(app.get(AssetsMiddleware)),
    step(app.get(PreviewPagesMiddleware)),
    step(app.get(PagesMiddleware)),
  );
}

const BROTLI_QUALITY = 4;

/** Images and built or cached responses are already compressed, and compression would delay the events of a stream. */
const compressAnswers = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  filter: (request, response) => {
    const { target } = requestContextOf(request);
    const isAsItIs = target.kind === 'media' || (target.kind === 'api' && target.isStream === true);
    return !isAsItIs && compression.filter(request, response);
  },
});

function refuseForeignWrites(publicOrigins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const { client, hasSessionCookie } = requestContextOf(request);
    const attempt = { method: request.method, headers: request.headers, client, hasSession: hasSessionCookie };
    if (isForeignWrite(attempt, publicOrigins)) sendError(request, response, new AppError('foreign_origin'));
    else next();
  };
}
