import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.ts';
import { RequestSessions } from './request-sessions.ts';
import { SessionMiddleware } from './session.middleware.ts';
import { SessionMetrics } from './session-metrics.ts';
import { SessionResolver } from './session-resolver.ts';
import { SessionsMessagesController } from './sessions.messages.controller.ts';

@Module({
  imports: [RateLimitsModule],
  controllers: [SessionsMessagesController],
  providers: [SessionMetrics, SessionResolver, RequestSessions, SessionMiddleware],
  exports: [RequestSessions, SessionMiddleware, SessionResolver],
})
export class SessionsModule {}
