import { Controller, Res } from '@nestjs/common';
import { letters } from '@reefdesk/contracts/accounts/endpoints';
import type { LetterSummaryView, LetterView } from '@reefdesk/contracts/accounts/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Response } from 'express';
import { MailboxService } from './mailbox.service.ts';

@Controller()
export class MailboxAdminController {
  constructor(private readonly mailbox: MailboxService) {}

  @Endpoint(letters.list)
  async list(): Promise<Success<LetterSummaryView[]>> {
    return success(await this.mailbox.list());
  }

  @Endpoint(letters.get)
  async get({ id }: Input<typeof letters.get>): Promise<Success<LetterView>> {
    return success(await this.mailbox.get(id));
  }

  /** The gateway allows the back office to show this page in an iframe, without scripts. */
  @Endpoint(letters.html)
  async html({ id }: Input<typeof letters.html>, @Res() response: Response): Promise<void> {
    const html = await this.mailbox.html(id);
    response.type('html').send(html);
  }
}
