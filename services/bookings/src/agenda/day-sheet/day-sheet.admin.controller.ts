import { Controller, Get, Header } from '@nestjs/common';
import type { DaySheetView } from '@reefdesk/contracts/departures/endpoints';
import { DAY_SHEET_QUERY, type DaySheetQuery } from '@reefdesk/contracts/departures/requests';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { DaySheetService } from './day-sheet.service.ts';

@RequireRole('admin')
@Controller('api/departures/day-sheet')
export class DaySheetAdminController {
  constructor(private readonly sheets: DaySheetService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async get(@ReadQuery(DAY_SHEET_QUERY) { date }: DaySheetQuery): Promise<Success<DaySheetView>> {
    return success(await this.sheets.of(date));
  }
}
