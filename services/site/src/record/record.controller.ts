import { Controller, Req, Res } from '@nestjs/common';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { site } from '@reefdesk/contracts/site/endpoints';
import type { Retention, SiteRecord } from '@reefdesk/contracts/site/values';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { audienceOf, sendJson } from '@reefdesk/service-kit/http/caching';
import { tagVersion } from '@reefdesk/service-kit/http/version';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
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

@Controller()
export class RecordMessagesController {
  constructor(private readonly records: RecordService) {}

  @HandleMessage(DescribeOperator)
  describe(_: Record<string, never>): Promise<{ brand: Brand; retention: Retention }> {
    return this.records.described();
  }
}

@Controller()
export class RecordAdminController {
  constructor(private readonly records: RecordService) {}

  @Endpoint(site.edit)
  async edit({ body, expected }: Input<typeof site.edit>): Promise<Success<SiteRecord>> {
    return success(await this.records.edit(body, expected), 'Site saved successfully');
  }
}
