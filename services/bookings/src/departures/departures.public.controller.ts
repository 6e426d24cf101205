import { Controller, Get, Req, Res } from '@nestjs/common';
import { DEPARTURE_LIST_QUERY, type DepartureListQuery } from '@reefdesk/contracts/departures/requests';
import { success } from '@reefdesk/contracts/envelope';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { audienceOf, sendJson } from '@reefdesk/service-kit/http/caching';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import type { Request, Response } from 'express';
import { DeparturesService } from './departures.service.ts';

@Public()
@Controller('api/departures')
export class DeparturesPublicController {
  constructor(private readonly departures: DeparturesService) {}

  @Get()
  async list(
    @ReadQuery(DEPARTURE_LIST_QUERY) query: DepartureListQuery,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendJson(request, response, success(await this.departures.list(query, caller)), audienceOf(caller));
  }
}
