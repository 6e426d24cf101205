import { Controller, Req } from '@nestjs/common';
import { enquiries } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryReceiptView } from '@reefdesk/contracts/enquiries/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import type { Request } from 'express';
import { statusAddress } from '../enquiries/guest-address.ts';
import { IntakeService } from './intake.service.ts';

@Controller()
export class IntakeController {
  constructor(
    private readonly intake: IntakeService,
    private readonly site: CurrentSite,
  ) {}

  @Endpoint(enquiries.send)
  async send(
    { creation, body }: Input<typeof enquiries.send>,
    @CalledBy() { isAdmin }: Caller,
    @Req() request: Request,
  ): Promise<Success<EnquiryReceiptView>> {
    const sender = { address: request.ip, isStaff: isAdmin };
    const enquiry = await this.intake.send(creation, body, sender);
    const receipt = { reference: enquiry.reference, status_url: statusAddress(enquiry, this.site.origin), state: 'new' as const };
    // Always `new`, so that senders of spam do not learn that it was detected.
    return success(receipt, 'Your enquiry has arrived');
  }
}
