import { Controller, Req, Res } from '@nestjs/common';
import { success } from '@reefdesk/contracts/schema/view';
import { site } from '@reefdesk/contracts/site/endpoints';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { audienceOf, sendJson } from '@reefdesk/service-kit/http/caching';
import { tagVersion } from '@reefdesk/service-kit/http/version';
import type { Request, Response } from 'express';
import { RecordService } from './record.service.ts';

@Controller()
export class RecordPublicController {
  constructor(private readonly records: RecordService) {}

  @Endpoint(site.get)
  async get(@CalledBy() caller: Caller, @Req() request: Request, @Res() response: Response): Promise<void> {
    const record = await this.records.get();
    if (caller.isAdmin) tagVersion(response, record.version);
    sendJson(request, response, success(record), audienceOf(caller));
  }

  @Endpoint(site.page)
  async page(
    { page, language }: Input<typeof site.page>,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendJson(request, response, success(await this.records.page(page, language)), audienceOf(caller));
  }

  @Endpoint(site.questions)
  async questions(
    { language }: Input<typeof site.questions>,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    sendJson(request, response, success(await this.records.questions(language)), audienceOf(caller));
  }
}
