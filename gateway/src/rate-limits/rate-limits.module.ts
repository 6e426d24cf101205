import { Controller, Module } from '@nestjs/common';
import { type CountedRequest, RequestCounted } from '@reefdesk/contracts/messages/gateway.messages';
import { OnEvent } from '@reefdesk/service-kit/messaging/handle.decorators';
import { RateLimitsMiddleware } from './rate-limits.middleware.ts';
import { RateLimitMetrics, RateLimits } from './rate-limits.ts';

/** Every replica receives every count. */
@Controller()
class CountedMessagesController {
  constructor(private readonly limits: RateLimits) {}

  @OnEvent(RequestCounted, { broadcast: true })
  counted(count: CountedRequest): void {
    this.limits.heard(count);
  }
}

@Module({
  controllers: [CountedMessagesController],
  providers: [RateLimitMetrics, RateLimits, RateLimitsMiddleware],
  exports: [RateLimits, RateLimitsMiddleware],
})
export class RateLimitsModule {}
