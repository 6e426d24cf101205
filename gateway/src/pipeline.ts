import { constants } from 'node:zlib';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { RequestHandler } from 'express';
import { ApiDocs } from './api-docs/api-docs.middleware.ts';
import { accessLog } from './edge/access-log.middleware.ts';
import { door } from './edge/door.middleware.ts';
import { refuseForeignWrites } from './edge/foreign-writes.middleware.ts';
import { allowMethods } from './edge/methods.middleware.ts';
import { cleanRequestHeaders } from './edge/request-headers.middleware.ts';
import { securityHeaders } from './edge/security-headers.middleware.ts';
import { refuseUnknown } from './edge/unknown.middleware.ts';
import type { GatewayEnv } from './env.ts';
import { AssetsMiddleware } from './frontends/assets.middleware.ts';
import { PagesMiddleware } from './pages/pages.middleware.ts';
import { PublicAnswers } from './public-answers/public-answers.middleware.ts';
import { SessionMiddleware } from './sessions/session.middleware.ts';
import { SiteFilesMiddleware } from './site-files/site-files.middleware.ts';
import { ServiceProxy } from './upstream/service-proxy.ts';
import { visitOf } from './visit/visit.ts';

/** The way of every request, in this order. What nothing here answers goes on to the controllers (health). */
export function mountPipeline(app: NestExpressApplication, env: GatewayEnv): void {
  const step =
    (handler: { use: RequestHandler }): RequestHandler =>
    (request, response, next) =>
      handler.use(request, response, next);
  app.use(
    door({ trustedHops: env.TRUSTED_PROXY_HOPS, publicOrigins: env.publicOrigins }),
    accessLog,
    securityHeaders(env.IMAGE_BASE_URL),
    allowMethods,
    refuseUnknown,
    refuseForeignWrites(env.publicOrigins),
    cleanRequestHeaders,
    compressAnswers,
    step(app.get(SessionMiddleware)),
    step(app.get(PublicAnswers)),
    step(app.get(ServiceProxy)),
    step(app.get(ApiDocs)),
    step(app.get(SiteFilesMiddleware)),
    step(app.get(AssetsMiddleware)),
    step(app.get(PagesMiddleware)),
  );
}

const BROTLI_QUALITY = 4;

/** Images are compressed already; so is what was built or kept compressed. */
const compressAnswers = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  filter: (request, response) => visitOf(request).target.kind !== 'media' && compression.filter(request, response),
});
