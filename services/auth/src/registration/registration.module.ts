import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { RegistrationPublicController } from './registration.public.controller.ts';
import { RegistrationService } from './registration.service.ts';

@Module({
  imports: [UsersModule, AttemptsModule, SignInModule],
  controllers: [RegistrationPublicController],
  providers: [RegistrationService],
})
export class RegistrationModule {}
