import { Controller } from '@nestjs/common';
import { type InsightsView, insights } from '@reefdesk/contracts/insights/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { InsightsService } from './insights.service.ts';

@Controller()
export class InsightsAdminController {
  constructor(private readonly insights: InsightsService) {}

  @Endpoint(insights.get)
  async get({ query }: Input<typeof insights.get>): Promise<Success<InsightsView>> {
    return success(await this.insights.of(query.days ?? '30', new Date()));
  }
}
