import { Controller, Req, Res } from '@nestjs/common';
import { success } from '@reefdesk/contracts/schema/view';
import { travels } from '@reefdesk/contracts/travels/endpoints';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { audienceOf, sendJson, sendRemembered } from '@reefdesk/service-kit/http/caching';
import { listKey, successOf } from '@reefdesk/service-kit/http/listing';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import type { Request, Response } from 'express';
import { visibleTo } from '../content/visibility.ts';
import { TravelsService } from './travels.service.ts';

/** Admins also get inactive travels. */
@Controller()
export class TravelsPublicController {
  constructor(
    private readonly travels: TravelsService,
    private readonly answers: RememberedAnswers,
  ) {}

  @Endpoint(travels.listPublic)
  async list(
    { query }: Input<typeof travels.listPublic>,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.answers.of(listKey('packages', visibleTo(caller), query), async () => {
      const listed = await this.travels.packages(caller, query);
      return { ...successOf(listed.items, listed, query), ...listed.counted };
    });
    sendRemembered(request, response, answer, audienceOf(caller));
  }

  @Endpoint(travels.page)
  async page(
    { slug }: Input<typeof travels.page>,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendJson(request, response, success(await this.travels.page(caller, slug)), audienceOf(caller));
  }

  @Endpoint(travels.itinerary)
  async itinerary(
    { idOrSlug }: Input<typeof travels.itinerary>,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendJson(request, response, success(await this.travels.itinerary(caller, idOrSlug), 'Itinerary found'), audienceOf(caller));
  }
}
