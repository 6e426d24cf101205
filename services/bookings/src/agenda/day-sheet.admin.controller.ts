import { Controller } from '@nestjs/common';
import { type DaySheetView, departures } from '@reefdesk/contracts/departures/endpoints';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { DaySheetService } from './day-sheet.service.ts';

@Controller()
export class DaySheetAdminController {
  constructor(private readonly sheets: DaySheetService) {}

  @Endpoint(departures.daySheet)
  async get({ query }: Input<typeof departures.daySheet>): Promise<Success<DaySheetView>> {
    return success(await this.sheets.of(query.date));
  }
}
