import { Controller, Delete, Get, Header, Param, Patch, Post, Res } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { ENQUIRY_LIST_QUERY, type EnquiryListQuery } from '@reefdesk/contracts/enquiries/endpoints';
import {
  ENQUIRY_CHANGE,
  type EnquiryEdit,
  STAFF_MESSAGE,
  STAFF_NOTE,
  type StaffMessage,
  type StaffNote,
} from '@reefdesk/contracts/enquiries/requests';
import type { EnquiryStatusView, EnquiryView, EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { AskedCreation, type Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { CallingActor } from '../people/calling-actor.ts';
import { ErasureService } from './erasure/erasure.service.ts';
import { GuestPageService } from './guest-page/guest-page.service.ts';
import { InboxService } from './inbox.service.ts';

@RequireRole('admin')
@Controller('api/enquiries')
export class EnquiriesAdminController {
  constructor(
    private readonly inbox: InboxService,
    private readonly erasure: ErasureService,
    private readonly page: GuestPageService,
  ) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async list(
    @ReadQuery(ENQUIRY_LIST_QUERY) query: EnquiryListQuery,
    @CallingActor() actor: Actor,
  ): Promise<Success<EnquiryView[]> & { next_cursor: string | null; counts: { new: number; wishes: number } }> {
    const { items, nextCursor, newCount, wishCount } = await this.inbox.list(query, actor);
    return { ...success(items), next_cursor: nextCursor, counts: { new: newCount, wishes: wishCount } };
  }

  @Get(':id')
  @Header('Cache-Control', NO_STORE)
  async get(@Param('id') id: string, @Res({ passthrough: true }) response: Response): Promise<Success<EnquiryWholeView>> {
    return versioned(response, await this.inbox.get(id));
  }

  @Get(':id/guest-page')
  @Header('Cache-Control', NO_STORE)
  async guestPage(@Param('id') id: string): Promise<Success<EnquiryStatusView>> {
    return success(await this.page.readAsStaff(id));
  }

  @Patch(':id')
  @Header('Cache-Control', NO_STORE)
  async edit(
    @Param('id') id: string,
    @ReadBody(ENQUIRY_CHANGE) edit: EnquiryEdit,
    @ExpectedVersion() expected: number | null,
    @CallingActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<EnquiryWholeView>> {
    return versioned(response, await this.inbox.edit(id, edit, expected, actor), 'Enquiry updated successfully');
  }

  @Delete(':id')
  @Header('Cache-Control', NO_STORE)
  async erase(
    @Param('id') id: string,
    @CallingActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<EnquiryWholeView>> {
    return versioned(response, await this.erasure.erase(id, actor), 'Personal data erased');
  }

  @Post(':id/messages')
  @Header('Cache-Control', NO_STORE)
  async answer(
    @Param('id') id: string,
    @AskedCreation() creation: Creation,
    @ReadBody(STAFF_MESSAGE) message: StaffMessage,
    @CallingActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<EnquiryWholeView>> {
    return versioned(response, await this.inbox.answer(id, creation, message, actor), 'Answer recorded');
  }

  @Post(':id/notes')
  @Header('Cache-Control', NO_STORE)
  async note(
    @Param('id') id: string,
    @AskedCreation() creation: Creation,
    @ReadBody(STAFF_NOTE) { text }: StaffNote,
    @CallingActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<EnquiryWholeView>> {
    return versioned(response, await this.inbox.note(id, creation, text, actor), 'Note added');
  }
}
