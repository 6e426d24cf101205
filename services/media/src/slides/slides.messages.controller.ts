import { Controller } from '@nestjs/common';
import { CountSlides, ImportSlides, type SlideImport } from '@reefdesk/contracts/messages/media.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { SlidesService } from './slides.service.ts';

@Controller()
export class SlidesMessagesController {
  constructor(private readonly slides: SlidesService) {}

  @HandleMessage(ImportSlides)
  async import({ slides }: { slides: SlideImport[] }): Promise<{ created: number }> {
    return { created: await this.slides.import(slides) };
  }

  @HandleMessage(CountSlides)
  async count(_request: Record<string, never>): Promise<{ count: number }> {
    return { count: await this.slides.count() };
  }
}
