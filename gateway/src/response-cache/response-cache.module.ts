import { Controller, Module } from '@nestjs/common';
import { Ctx, type NatsContext, Payload } from '@nestjs/microservices';
import { OnEvent } from '@reefdesk/service-kit/messaging/handle.decorators';
import { CHANGE_RULES } from './change-rules.ts';
import { ResponseCacheMiddleware } from './response-cache.middleware.ts';
import { CacheMetrics, ResponseCache } from './response-cache.ts';

/** Every replica receives every change event and applies the change rules. */
@Controller()
class ChangesMessagesController {
  constructor(private readonly answers: ResponseCache) {}

  @OnEvent(CHANGE_RULES, { broadcast: true })
  changed(@Payload() _event: unknown, @Ctx() context: NatsContext): void {
    for (const rule of CHANGE_RULES) {
      if (rule.subject === context.getSubject()) this.answers.purge(rule.names);
    }
  }
}

@Module({
  controllers: [ChangesMessagesController],
  providers: [CacheMetrics, ResponseCache, ResponseCacheMiddleware],
  exports: [ResponseCache],
})
export class ResponseCacheModule {}
