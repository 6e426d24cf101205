import { Controller, Req, Res } from '@nestjs/common';
import { destinations } from '@reefdesk/contracts/destinations/endpoints';
import { success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { audienceOf, sendJson, sendRemembered } from '@reefdesk/service-kit/http/caching';
import { listKey, successOf } from '@reefdesk/service-kit/http/listing';
import { tagVersion } from '@reefdesk/service-kit/http/version';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import type { Request, Response } from 'express';
import { visibleTo } from '../content/visibility.ts';
import { DestinationsService } from './destinations.service.ts';

/** Admins also get inactive destinations. The specification has two paths for the list and for one destination (OR-09, OR-10). */
@Controller()
export class DestinationsPublicController {
  constructor(
    private readonly destinations: DestinationsService,
    private readonly answers: RememberedAnswers,
  ) {}

  @Endpoint(destinations.list)
  async list(
    { query }: Input<typeof destinations.list>,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.answers.of(listKey('get-destinations', visibleTo(caller), query), async () => {
      const listed = await this.destinations.list(caller, query);
      return { ...successOf(listed.items, listed, query), ...listed.counted };
    });
    sendRemembered(request, response, answer, audienceOf(caller));
  }

  @Endpoint(destinations.listNamed)
  async listNamed(
    { query }: Input<typeof destinations.listNamed>,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.answers.of(listKey('destinations', visibleTo(caller), query), async () => {
      const listed = await this.destinations.list(caller, query);
      const answer = { ...successOf({ destinations: listed.items }, listed, query), ...listed.counted };
      // The specification has the whole list in two places of the response.
      return query.view ? answer : { ...answer, destinations: answer.data.destinations };
    });
    sendRemembered(request, response, answer, audienceOf(caller));
  }

  @Endpoint(destinations.get)
  async get(
    { destinationId }: Input<typeof destinations.get>,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const destination = await this.destinations.get(caller, destinationId);
    if (caller.isAdmin) tagVersion(response, destination.version);
    sendJson(request, response, success(destination, 'Destination found'), audienceOf(caller));
  }

  @Endpoint(destinations.getByOldPath)
  getByOldPath(
    input: Input<typeof destinations.getByOldPath>,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.get(input, caller, request, response);
  }
}
