import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { ApiDocs } from './api-docs/api-docs.middleware.ts';
import { ApiDocuments } from './api-docs/api-documents.ts';
import { GATEWAY_ENV, type GatewayEnv } from './env.ts';
import { EventStreamsModule } from './event-streams/event-streams.module.ts';
import { FastPathModule } from './fast-path/fast-path.module.ts';
import { FrontendsModule } from './frontends/frontends.module.ts';
import { HealthModule } from './health/health.module.ts';
import { OperatorModule } from './operator/operator.module.ts';
import { BRAND } from './operator/read-brand.ts';
import { PagesModule } from './pages/pages.module.ts';
import { PicturesModule } from './pictures/pictures.module.ts';
import { PreviewPagesMiddleware } from './previews/preview-pages.middleware.ts';
import { PreviewedReadsMiddleware } from './previews/previewed-reads.middleware.ts';
import { Previews } from './previews/previews.ts';
import { RateLimitsModule } from './rate-limits/rate-limits.module.ts';
import { ResponseCacheModule } from './response-cache/response-cache.module.ts';
import { RevalidatedLists } from './revalidated-lists/revalidated-lists.middleware.ts';
import { SessionsModule } from './sessions/sessions.module.ts';
import { SiteFilesMiddleware } from './site-files/site-files.middleware.ts';
import { UpstreamModule } from './upstream/upstream.module.ts';

@Global()
@Module({})
export class AppModule {
  static forRoot(env: GatewayEnv, brand: Brand): DynamicModule {
    return {
      module: AppModule,
      imports: [
        UpstreamModule,
        SessionsModule,
        RateLimitsModule,
        EventStreamsModule,
        ResponseCacheModule,
        PicturesModule,
        FastPathModule,
        FrontendsModule,
        OperatorModule,
        PagesModule,
        HealthModule,
      ],
      providers: [
        { provide: GATEWAY_ENV, useValue: env },
        { provide: BRAND, useValue: brand },
        RevalidatedLists,
        Previews,
        PreviewPagesMiddleware,
        PreviewedReadsMiddleware,
        SiteFilesMiddleware,
        ApiDocs,
        ApiDocuments,
      ],
      exports: [GATEWAY_ENV, BRAND],
    };
  }
}
