import { Controller, Module } from '@nestjs/common';
import { ImagesRemoved } from '@reefdesk/contracts/messages/media.messages';
import { OnEvent } from '@reefdesk/service-kit/messaging/handle.decorators';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.ts';
import { PictureMetrics } from './picture-metrics.ts';
import { PicturesMiddleware } from './pictures.middleware.ts';
import { Pictures } from './pictures.ts';

/** Every replica receives every removal event. */
@Controller()
class PicturesMessagesController {
  constructor(private readonly pictures: Pictures) {}

  @OnEvent(ImagesRemoved, { broadcast: true })
  removed({ ids }: { ids: string[] }): void {
    this.pictures.removed(ids);
  }
}

@Module({
  imports: [RateLimitsModule],
  controllers: [PicturesMessagesController],
  providers: [PictureMetrics, Pictures, PicturesMiddleware],
  exports: [Pictures, PicturesMiddleware],
})
export class PicturesModule {}
