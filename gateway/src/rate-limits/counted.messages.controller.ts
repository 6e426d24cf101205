import { Controller } from '@nestjs/common';
import { type CountedRequest, RequestCounted } from '@reefdesk/contracts/messages/gateway.messages';
import { OnEvent } from '@reefdesk/service-kit/messaging/handle.decorators';
import { RateLimits } from './rate-limits.ts';

/** Every replica hears every count. */
@Controller()
export class CountedMessagesController {
  constructor(private readonly limits: RateLimits) {}

  @OnEvent(RequestCounted, { broadcast: true })
  counted(count: CountedRequest): void {
    this.limits.heard(count);
  }
}
