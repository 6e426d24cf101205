import { Controller, Delete, Get, Header, Param, Patch, Post, Res } from '@nestjs/common';
import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import {
  DEPARTURE_CHANGE,
  DEPARTURE_RANGE_QUERY,
  type DepartureEdit,
  type DepartureRangeQuery,
  NEW_DEPARTURES,
  type NewDepartures,
} from '@reefdesk/contracts/departures/requests';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { PlanningService } from './planning.service.ts';

@RequireRole('admin')
@Controller('api/departures')
export class DeparturesAdminController {
  constructor(private readonly planning: PlanningService) {}

  @Get('all')
  @Header('Cache-Control', NO_STORE)
  async list(@ReadQuery(DEPARTURE_RANGE_QUERY) query: DepartureRangeQuery): Promise<Success<PlannedDepartureView[]>> {
    return success(await this.planning.list(query));
  }

  @Post()
  @Header('Cache-Control', NO_STORE)
  async plan(@ReadBody(NEW_DEPARTURES) plan: NewDepartures): Promise<Success<PlannedDepartureView[]> & { created: number }> {
    const { departures, created } = await this.planning.plan(plan);
    return { ...success(departures, 'Departures planned'), created };
  }

  @Patch(':id')
  @Header('Cache-Control', NO_STORE)
  async edit(
    @Param('id') id: string,
    @ReadBody(DEPARTURE_CHANGE) edit: DepartureEdit,
    @ExpectedVersion() expected: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<PlannedDepartureView>> {
    return versioned(response, await this.planning.edit(id, edit, expected), 'Departure updated successfully');
  }

  @Delete(':id')
  @Header('Cache-Control', NO_STORE)
  async remove(@Param('id') id: string, @ExpectedVersion() expected: number | null): Promise<Success<{ departure_id: string }>> {
    await this.planning.remove(id, expected);
    return success({ departure_id: id }, 'Departure removed');
  }
}
