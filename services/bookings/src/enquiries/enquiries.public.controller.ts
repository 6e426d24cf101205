import { Controller, Get, Header, Param, Post, Req } from '@nestjs/common';
import { ENQUIRY, type Enquiry, GUEST_MESSAGE, type GuestMessage } from '@reefdesk/contracts/enquiries/requests';
import type { EnquiryReceiptView, EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { Public } from '@reefdesk/service-kit/access/access.decorators';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { AskedCreation, type Creation } from '@reefdesk/service-kit/http/idempotency-key';
import type { Request } from 'express';
import { EnquiriesService } from './enquiries.service.ts';
import { GuestPageService } from './guest-page/guest-page.service.ts';

@Public()
@Controller('api/enquiries')
export class EnquiriesPublicController {
  constructor(
    private readonly enquiries: EnquiriesService,
    private readonly page: GuestPageService,
  ) {}

  @Post()
  @Header('Cache-Control', NO_STORE)
  async send(
    @AskedCreation() creation: Creation,
    @ReadBody(ENQUIRY) enquiry: Enquiry,
    @CalledBy() { isAdmin }: Caller,
    @Req() request: Request,
  ): Promise<Success<EnquiryReceiptView>> {
    const sender = { address: request.ip, isStaff: isAdmin };
    return success(await this.enquiries.send(creation, enquiry, sender), 'Your enquiry has arrived');
  }

  @Get('status/:token')
  @Header('Cache-Control', NO_STORE)
  async status(@Param('token') token: string): Promise<Success<EnquiryStatusView>> {
    return success(await this.page.read(token));
  }

  @Post('status/:token/messages')
  @Header('Cache-Control', NO_STORE)
  async say(
    @Param('token') token: string,
    @AskedCreation() creation: Creation,
    @ReadBody(GUEST_MESSAGE) { message }: GuestMessage,
    @Req() request: Request,
  ): Promise<Success<EnquiryStatusView>> {
    return success(await this.page.say(token, creation, message, request.ip), 'Your message has arrived');
  }
}
