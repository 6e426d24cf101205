import { Module } from '@nestjs/common';
import { PageViewsModule } from '../page-views/page-views.module.ts';
import { PagesModule } from '../pages/pages.module.ts';
import { PicturesModule } from '../pictures/pictures.module.ts';
import { ResponseCacheModule } from '../response-cache/response-cache.module.ts';
import { CachedAnswerMetrics } from './cached-answer-metrics.ts';
import { CachedAnswers } from './cached-answers.ts';
import { FastPath } from './fast-path.ts';
import { Negotiation } from './negotiation.ts';
import { PageAnswers } from './page-answers.ts';

@Module({
  imports: [PagesModule, PageViewsModule, PicturesModule, ResponseCacheModule],
  providers: [CachedAnswerMetrics, CachedAnswers, Negotiation, PageAnswers, FastPath],
})
export class FastPathModule {}
