import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { success } from '@reefdesk/contracts/envelope';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { audienceOf, sendJson } from '@reefdesk/service-kit/http/caching';
import { tagVersion } from '@reefdesk/service-kit/http/version';
import type { Request, Response } from 'express';
import { DestinationsService } from './destinations.service.ts';

/** Reads for everyone; an admin's session also sees what is not active. Lists and single reads exist in both spellings (OR-09, OR-10). */
@Public()
@Controller('api')
export class DestinationsPublicController {
  constructor(private readonly destinations: DestinationsService) {}

  @Get('get-destinations')
  async list(@CalledBy() caller: Caller, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendJson(request, response, success(await this.destinations.list(caller)), audienceOf(caller));
  }

  @Get('destinations')
  async listNamed(@CalledBy() caller: Caller, @Req() request: Request, @Res() response: Response): Promise<void> {
    const destinations = await this.destinations.list(caller);
    sendJson(request, response, { ...success({ destinations }), destinations }, audienceOf(caller));
  }

  @Get(['destination/:destinationId', 'get-destination/:destinationId'])
  async get(
    @Param('destinationId') id: string,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const destination = await this.destinations.get(caller, id);
    if (caller.isAdmin) tagVersion(response, destination.version);
    sendJson(request, response, success(destination, 'Destination found'), audienceOf(caller));
  }
}
