import { Controller } from '@nestjs/common';
import { type InsightsView, insights } from '@reefdesk/contracts/insights/endpoints';
import { CountViews, type ViewBatch } from '@reefdesk/contracts/messages/site.messages';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { InsightsService } from './insights.service.ts';
import { ViewsRepository } from './views.repository.ts';

@Controller()
export class ViewsMessagesController {
  constructor(private readonly views: ViewsRepository) {}

  @HandleMessage(CountViews)
  async count(batch: ViewBatch): Promise<Record<string, never>> {
    await this.views.add(batch);
    return {};
  }
}

@Controller()
export class InsightsAdminController {
  constructor(private readonly insights: InsightsService) {}

  @Endpoint(insights.get)
  async get({ query }: Input<typeof insights.get>): Promise<Success<InsightsView>> {
    return success(await this.insights.of(query.days ?? '30', new Date()));
  }
}
