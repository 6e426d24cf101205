import { Controller, Req, Res } from '@nestjs/common';
import { departures, type PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { AnswerOf } from '@reefdesk/contracts/endpoint';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { audienceOf, sendJson } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { DeparturesService } from './departures.service.ts';
import { PlanningService } from './planning.service.ts';

@Controller()
export class DeparturesPublicController {
  constructor(private readonly departures: DeparturesService) {}

  @Endpoint(departures.bookable)
  async list(
    { query }: Input<typeof departures.bookable>,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendJson(request, response, success(await this.departures.list(query, caller)), audienceOf(caller));
  }

  @Endpoint(departures.next)
  async next(@CalledBy() caller: Caller, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendJson(request, response, success(await this.departures.listNext()), audienceOf(caller));
  }
}

@Controller()
export class DeparturesAdminController {
  constructor(private readonly planning: PlanningService) {}

  @Endpoint(departures.list)
  async list({ query }: Input<typeof departures.list>): Promise<Success<PlannedDepartureView[]>> {
    return success(await this.planning.list(query));
  }

  @Endpoint(departures.create)
  async plan({ body }: Input<typeof departures.create>): Promise<AnswerOf<typeof departures.create>> {
    const { departures: planned, created } = await this.planning.plan(body);
    return { ...success(planned, 'Departures planned'), created };
  }

  @Endpoint(departures.edit)
  async edit({ id, body, expected }: Input<typeof departures.edit>): Promise<Success<PlannedDepartureView>> {
    return success(await this.planning.edit(id, body, expected), 'Departure updated successfully');
  }

  @Endpoint(departures.remove)
  async remove({ id, expected }: Input<typeof departures.remove>): Promise<Success<{ departure_id: string }>> {
    await this.planning.remove(id, expected);
    return success({ departure_id: id }, 'Departure removed');
  }
}
