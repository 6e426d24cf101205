import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { LetterSummaryView, LetterView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import type { Response } from 'express';
import { MailboxService } from './mailbox.service.ts';

@Controller('api/letters')
@RequireRole('admin')
export class MailboxAdminController {
  constructor(private readonly mailbox: MailboxService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async list(): Promise<Success<LetterSummaryView[]>> {
    return success(await this.mailbox.list());
  }

  @Get(':id')
  @Header('Cache-Control', NO_STORE)
  async get(@Param('id') id: string): Promise<Success<LetterView>> {
    return success(await this.mailbox.get(id));
  }

  /** The gateway lets the page of the back office frame it, and nothing in it run. */
  @Get(':id/html')
  @Header('Cache-Control', NO_STORE)
  async html(@Param('id') id: string, @Res({ passthrough: true }) response: Response): Promise<string> {
    const html = await this.mailbox.html(id);
    // Not by a decorator: what goes wrong is told in JSON.
    response.type('html');
    return html;
  }
}
