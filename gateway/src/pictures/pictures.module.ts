import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.ts';
import { PictureMetrics } from './picture-metrics.ts';
import { PicturesMessagesController } from './pictures.messages.controller.ts';
import { PicturesMiddleware } from './pictures.middleware.ts';
import { Pictures } from './pictures.ts';

/** Cache of renditions (docs/adr/0044). */
@Module({
  imports: [RateLimitsModule],
  controllers: [PicturesMessagesController],
  providers: [PictureMetrics, Pictures, PicturesMiddleware],
  exports: [Pictures, PicturesMiddleware],
})
export class PicturesModule {}
