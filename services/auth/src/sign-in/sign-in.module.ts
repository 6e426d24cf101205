import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { DevicesModule } from '../devices/devices.module.ts';
import { HoldersModule } from '../holders/holders.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInMessagesController } from './sign-in.messages.controller.ts';
import { SignInPublicController } from './sign-in.public.controller.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInStrategy } from './sign-in.strategy.ts';
import { SignInCookies } from './sign-in-cookies.ts';

@Module({
  imports: [PassportModule, HoldersModule, SessionsModule, AttemptsModule, DevicesModule],
  controllers: [SignInPublicController, SignInMessagesController],
  providers: [SignInService, SignInStrategy, SignInCookies],
  exports: [SignInService, SignInCookies],
})
export class SignInModule {}
