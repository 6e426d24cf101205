import { Controller, Module } from '@nestjs/common';
import { RightsChanged, SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { OnEvent } from '@reefdesk/service-kit/messaging/handle.decorators';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.ts';
import { RequestSessions } from './request-sessions.ts';
import { SessionMiddleware } from './session.middleware.ts';
import { SessionMetrics, SessionResolver } from './session-resolver.ts';

@Controller()
class SessionsMessagesController {
  constructor(private readonly resolver: SessionResolver) {}

  @OnEvent(SessionsEnded, { broadcast: true })
  ended({ userId }: { userId: string }): void {
    this.resolver.forgetUser(userId);
  }

  /** Cached tokens contain the user's old rights. */
  @OnEvent(RightsChanged, { broadcast: true })
  changed({ userId }: { userId: string }): void {
    this.resolver.forgetUser(userId);
  }
}

@Module({
  imports: [RateLimitsModule],
  controllers: [SessionsMessagesController],
  providers: [SessionMetrics, SessionResolver, RequestSessions, SessionMiddleware],
  exports: [RequestSessions, SessionMiddleware, SessionResolver],
})
export class SessionsModule {}
