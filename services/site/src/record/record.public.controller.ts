import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { success } from '@reefdesk/contracts/envelope';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { audienceOf, sendJson } from '@reefdesk/service-kit/http/caching';
import { tagVersion } from '@reefdesk/service-kit/http/version';
import type { Request, Response } from 'express';
import { RecordService } from './record.service.ts';

@Public()
@Controller('api/site')
export class RecordPublicController {
  constructor(private readonly records: RecordService) {}

  @Get()
  async get(@CalledBy() caller: Caller, @Req() request: Request, @Res() response: Response): Promise<void> {
    const record = await this.records.get();
    if (caller.isAdmin) tagVersion(response, record.version);
    sendJson(request, response, success(record), audienceOf(caller));
  }

  @Get('pages/:page/:language')
  async page(
    @Param('page') page: string,
    @Param('language') language: string,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendJson(request, response, success(await this.records.page(page, language)), audienceOf(caller));
  }

  @Get('questions/:language')
  async questions(
    @Param('language') language: string,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendJson(request, response, success(await this.records.questions(language)), audienceOf(caller));
  }
}
