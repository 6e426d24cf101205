import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.ts';
import { ResponseCacheModule } from '../response-cache/response-cache.module.ts';
import { KeptAnswerMetrics } from './kept-answer-metrics.ts';
import { ShortWay } from './short-way.ts';

/** Sends kept responses in front of everything else (docs/adr/0044). */
@Module({ imports: [PicturesModule, ResponseCacheModule], providers: [KeptAnswerMetrics, ShortWay] })
export class ShortWayModule {}
