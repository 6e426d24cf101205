import { Module } from '@nestjs/common';
import { SessionMiddleware } from './session.middleware.ts';
import { SessionMetrics } from './session-metrics.ts';
import { SessionResolver } from './session-resolver.ts';
import { SessionsMessagesController } from './sessions.messages.controller.ts';

@Module({
  controllers: [SessionsMessagesController],
  providers: [SessionMetrics, SessionResolver, SessionMiddleware],
  exports: [SessionMiddleware, SessionResolver],
})
export class SessionsModule {}
