import { Controller, Res } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { AnswerOf } from '@reefdesk/contracts/endpoint';
import { enquiries } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryFiguresView, EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { sendCsv } from '@reefdesk/service-kit/http/csv';
import { successOf } from '@reefdesk/service-kit/http/listing';
import type { Response } from 'express';
import { CallingActor } from '../people/calling-actor.ts';
import { StatisticsService } from '../statistics/statistics.service.ts';
import { EnquiryExport } from './enquiry-export.ts';
import { InboxService } from './inbox.service.ts';

/** Registered before the inbox, whose `{id}` would match its path. */
@Controller()
export class EnquiryStatisticsController {
  constructor(private readonly figures: StatisticsService) {}

  @Endpoint(enquiries.figures)
  async get(): Promise<Success<EnquiryFiguresView>> {
    return success(await this.figures.current(new Date()));
  }
}

/** Registered before the inbox, whose `{id}` would match its path. */
@Controller()
export class EnquiryExportController {
  constructor(private readonly enquiries: EnquiryExport) {}

  @Endpoint(enquiries.exportCsv)
  async export({ query }: Input<typeof enquiries.exportCsv>, @Res() response: Response): Promise<void> {
    await sendCsv(response, await this.enquiries.file(query));
  }
}

@Controller()
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @Endpoint(enquiries.list)
  async list({ query }: Input<typeof enquiries.list>, @CallingActor() actor: Actor): Promise<AnswerOf<typeof enquiries.list>> {
    const page = await this.inbox.list(query, actor);
    return { ...successOf(page.items, page), counts: { new: page.newCount, wishes: page.wishCount } };
  }

  @Endpoint(enquiries.get)
  async get({ id }: Input<typeof enquiries.get>): Promise<Success<EnquiryWholeView>> {
    return success(await this.inbox.get(id));
  }

  @Endpoint(enquiries.edit)
  async edit({ id, body, expected }: Input<typeof enquiries.edit>, @CallingActor() actor: Actor): Promise<Success<EnquiryWholeView>> {
    return success(await this.inbox.edit(id, body, expected, actor), 'Enquiry updated successfully');
  }

  @Endpoint(enquiries.answer)
  async answer({ id, creation, body }: Input<typeof enquiries.answer>, @CallingActor() actor: Actor): Promise<Success<EnquiryWholeView>> {
    return success(await this.inbox.answer(id, creation, body, actor), 'Answer recorded');
  }

  @Endpoint(enquiries.note)
  async note({ id, creation, body }: Input<typeof enquiries.note>, @CallingActor() actor: Actor): Promise<Success<EnquiryWholeView>> {
    return success(await this.inbox.note(id, creation, body.text, actor), 'Note added');
  }
}
