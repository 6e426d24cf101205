import { Module } from '@nestjs/common';
import { PageViewsModule } from '../page-views/page-views.module.ts';
import { PagesModule } from '../pages/pages.module.ts';
import { PicturesModule } from '../pictures/pictures.module.ts';
import { ResponseCacheModule } from '../response-cache/response-cache.module.ts';
import { KeptAnswerMetrics } from './kept-answer-metrics.ts';
import { KeptAnswers } from './kept-answers.ts';
import { Negotiation } from './negotiation.ts';
import { PageAnswers } from './page-answers.ts';
import { ShortWay } from './short-way.ts';

@Module({
  imports: [PagesModule, PageViewsModule, PicturesModule, ResponseCacheModule],
  providers: [KeptAnswerMetrics, KeptAnswers, Negotiation, PageAnswers, ShortWay],
})
export class ShortWayModule {}
