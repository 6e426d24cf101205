import { Controller, Req } from '@nestjs/common';
import { enquiries } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryReceiptView, EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request } from 'express';
import { EnquiriesService } from './enquiries.service.ts';
import { GuestPageService } from './guest-page.service.ts';

@Controller()
export class EnquiriesPublicController {
  constructor(
    private readonly enquiries: EnquiriesService,
    private readonly page: GuestPageService,
  ) {}

  @Endpoint(enquiries.send)
  async send(
    { creation, body }: Input<typeof enquiries.send>,
    @CalledBy() { isAdmin }: Caller,
    @Req() request: Request,
  ): Promise<Success<EnquiryReceiptView>> {
    const sender = { address: request.ip, isStaff: isAdmin };
    return success(await this.enquiries.send(creation, body, sender), 'Your enquiry has arrived');
  }

  @Endpoint(enquiries.status)
  async status({ token }: Input<typeof enquiries.status>): Promise<Success<EnquiryStatusView>> {
    return success(await this.page.read(token));
  }

  @Endpoint(enquiries.say)
  async say({ token, creation, body }: Input<typeof enquiries.say>, @Req() request: Request): Promise<Success<EnquiryStatusView>> {
    return success(await this.page.say(token, creation, body.message, request.ip), 'Your message has arrived');
  }
}
