import { Controller, Req, Res } from '@nestjs/common';
import { departures } from '@reefdesk/contracts/departures/endpoints';
import { success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { audienceOf, sendJson } from '@reefdesk/service-kit/http/caching';
import type { Request, Response } from 'express';
import { DeparturesService } from './departures.service.ts';

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
}
