import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { success } from '@reefdesk/contracts/envelope';
import { PACKAGE_LIST_QUERY, type PackageListQuery } from '@reefdesk/contracts/lists';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { audienceOf, sendJson, sendRemembered } from '@reefdesk/service-kit/http/caching';
import { listKey, successOf } from '@reefdesk/service-kit/http/listing';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import type { Request, Response } from 'express';
import { visibleTo } from '../content/visibility.ts';
import { TravelsService } from './travels.service.ts';

/** Public endpoints; admins also get packages that are not active. */
@Public()
@Controller('api')
export class TravelsPublicController {
  constructor(
    private readonly travels: TravelsService,
    private readonly answers: RememberedAnswers,
  ) {}

  @Get('packages')
  async packages(
    @CalledBy() caller: Caller,
    @ReadQuery(PACKAGE_LIST_QUERY) query: PackageListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.answers.of(listKey('packages', visibleTo(caller), query), async () => {
      const listed = await this.travels.packages(caller, query);
      return successOf(listed.items, listed, query);
    });
    sendRemembered(request, response, answer, audienceOf(caller));
  }

  @Get('travel/:slug')
  async page(@Param('slug') slug: string, @CalledBy() caller: Caller, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendJson(request, response, success(await this.travels.page(caller, slug)), audienceOf(caller));
  }

  /** The query parameter `language` is ignored: every text is returned in all three languages. */
  @Get('itinerary/:idOrSlug')
  async itinerary(
    @Param('idOrSlug') idOrSlug: string,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendJson(request, response, success(await this.travels.itinerary(caller, idOrSlug), 'Itinerary found'), audienceOf(caller));
  }
}
