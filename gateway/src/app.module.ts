import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { ApiDocsModule } from './api-docs/api-docs.module.ts';
import { GATEWAY_ENV, type GatewayEnv } from './env.ts';
import { EventStreamsModule } from './event-streams/event-streams.module.ts';
import { FrontendsModule } from './frontends/frontends.module.ts';
import { HealthModule } from './health/health.module.ts';
import { HeldAnswersModule } from './held-answers/held-answers.module.ts';
import { BRAND } from './operator/read-brand.ts';
import { PagesModule } from './pages/pages.module.ts';
import { PicturesModule } from './pictures/pictures.module.ts';
import { PreviewsModule } from './previews/previews.module.ts';
import { RateLimitsModule } from './rate-limits/rate-limits.module.ts';
import { ResponseCacheModule } from './response-cache/response-cache.module.ts';
import { SessionsModule } from './sessions/sessions.module.ts';
import { ShortWayModule } from './short-way/short-way.module.ts';
import { SiteFilesModule } from './site-files/site-files.module.ts';
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
        HeldAnswersModule,
        PicturesModule,
        ShortWayModule,
        FrontendsModule,
        PagesModule,
        PreviewsModule,
        SiteFilesModule,
        ApiDocsModule,
        HealthModule,
      ],
      providers: [
        { provide: GATEWAY_ENV, useValue: env },
        { provide: BRAND, useValue: brand },
      ],
      exports: [GATEWAY_ENV, BRAND],
    };
  }
}
