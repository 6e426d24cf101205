import { Module } from '@nestjs/common';
import { FrontendsModule } from '../frontends/frontends.module.ts';
import { OperatorModule } from '../operator/operator.module.ts';
import { PageViewsModule } from '../page-views/page-views.module.ts';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.ts';
import { ResponseCacheModule } from '../response-cache/response-cache.module.ts';
import { PageComposer } from './page-composer.ts';
import { PageMetrics } from './page-metrics.ts';
import { PagesMiddleware } from './pages.middleware.ts';
import { Pages } from './pages.ts';
import { BuiltFilesReader } from './reading/built-files.ts';
import { BuiltJson } from './reading/built-json.ts';
import { PageReader } from './reading/page-reads.ts';
import { SiteBuilds } from './reading/site-build.ts';
import { SiteContent } from './reading/site-content.ts';
import { Renderer } from './renderer.ts';

@Module({
  imports: [FrontendsModule, OperatorModule, PageViewsModule, RateLimitsModule, ResponseCacheModule],
  providers: [
    BuiltJson,
    BuiltFilesReader,
    SiteBuilds,
    SiteContent,
    PageReader,
    PageComposer,
    PageMetrics,
    Renderer,
    Pages,
    PagesMiddleware,
  ],
  exports: [PagesMiddleware, Pages, PageReader, SiteContent],
})
export class PagesModule {}
