import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { SITE, type Site } from '../site.ts';
import { UsersModule } from '../users/users.module.ts';
import { NewDeviceLetter } from './new-device-letter.ts';
import { OwnSessionsController } from './own-sessions.controller.ts';
import { OwnSessionsService } from './own-sessions.service.ts';

@Module({})
export class OwnSessionsModule {
  static forRoot(site: Site) {
    return {
      module: OwnSessionsModule,
      imports: [SignInModule, SessionsModule, UsersModule],
      controllers: [OwnSessionsController],
      providers: [{ provide: SITE, useValue: site }, OwnSessionsService, NewDeviceLetter],
    };
  }
}
