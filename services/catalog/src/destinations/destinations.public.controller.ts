import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { success } from '@reefdesk/contracts/envelope';
import { LIST_QUERY, type ListQuery } from '@reefdesk/contracts/lists';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { audienceOf, sendJson, sendRemembered } from '@reefdesk/service-kit/http/caching';
import { listKey, successOf } from '@reefdesk/service-kit/http/listing';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { tagVersion } from '@reefdesk/service-kit/http/version';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import type { Request, Response } from 'express';
import { visibleTo } from '../content/visibility.ts';
import { DestinationsService } from './destinations.service.ts';

/**
 * Public endpoints; admins also get destinations that are not active. The specification has two paths for lists and for single destinations
 * (OR-09, OR-10).
 */
@Public()
@Controller('api')
export class DestinationsPublicController {
  constructor(
    private readonly destinations: DestinationsService,
    private readonly answers: RememberedAnswers,
  ) {}

  @Get('get-destinations')
  async list(
    @CalledBy() caller: Caller,
    @ReadQuery(LIST_QUERY) query: ListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.answers.of(listKey('get-destinations', visibleTo(caller), query), async () => {
      const listed = await this.destinations.list(caller, query);
      return successOf(listed.items, listed, query);
    });
    sendRemembered(request, response, answer, audienceOf(caller));
  }

  @Get('destinations')
  async listNamed(
    @CalledBy() caller: Caller,
    @ReadQuery(LIST_QUERY) query: ListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.answers.of(listKey('destinations', visibleTo(caller), query), async () => {
      const listed = await this.destinations.list(caller, query);
      const answer = successOf({ destinations: listed.items }, listed, query);
      // The specification has the whole list in two places of the response.
      return query.view ? answer : { ...answer, destinations: answer.data.destinations };
    });
    sendRemembered(request, response, answer, audienceOf(caller));
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
