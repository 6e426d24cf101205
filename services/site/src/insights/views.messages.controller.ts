import { Controller } from '@nestjs/common';
import { CountViews, type ViewBatch } from '@reefdesk/contracts/messages/site.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { ViewsRepository } from './views.repository.ts';

/** Receives views from the gateway, which sees every visit. */
@Controller()
export class ViewsMessagesController {
  constructor(private readonly views: ViewsRepository) {}

  @HandleMessage(CountViews)
  async count(batch: ViewBatch): Promise<Record<string, never>> {
    await this.views.add(batch);
    return {};
  }
}
