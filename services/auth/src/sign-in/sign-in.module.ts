import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { DevicesModule } from '../devices/devices.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { SignInMessagesController } from './sign-in.messages.controller.ts';
import { SignInPublicController } from './sign-in.public.controller.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInStrategy } from './sign-in.strategy.ts';

@Module({
  imports: [PassportModule, UsersModule, SessionsModule, AttemptsModule, DevicesModule],
  controllers: [SignInPublicController, SignInMessagesController],
  providers: [SignInService, SignInStrategy],
  exports: [SignInService, DevicesModule],
})
export class SignInModule {}
