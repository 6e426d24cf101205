import { Module } from '@nestjs/common';
import { SessionMiddleware } from './session.middleware.ts';
import { SessionResolver } from './session-resolver.ts';
import { SessionsMessagesController } from './sessions.messages.controller.ts';

@Module({
  controllers: [SessionsMessagesController],
  providers: [SessionResolver, SessionMiddleware],
  exports: [SessionMiddleware],
})
export class SessionsModule {}
