import { Controller, Get, Header } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { INSIGHTS_QUERY, type InsightsQuery, type InsightsView } from '@reefdesk/contracts/insights/endpoints';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { InsightsService } from './insights.service.ts';

@RequireRole('admin')
@Controller('api/insights')
export class InsightsAdminController {
  constructor(private readonly insights: InsightsService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async get(@ReadQuery(INSIGHTS_QUERY) { days = '30' }: InsightsQuery): Promise<Success<InsightsView>> {
    return success(await this.insights.of(days, new Date()));
  }
}
