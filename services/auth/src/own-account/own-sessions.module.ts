import { Module } from '@nestjs/common';
import { UsersModule } from '../accounts/users.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { NewDeviceLetter } from './new-device-letter.ts';
import { OwnSessionsController } from './own-sessions.controller.ts';
import { OwnSessionsService } from './own-sessions.service.ts';

@Module({
  imports: [SignInModule, SessionsModule, UsersModule],
  controllers: [OwnSessionsController],
  providers: [OwnSessionsService, NewDeviceLetter],
  exports: [OwnSessionsService],
})
export class OwnSessionsModule {}
