import { Module } from '@nestjs/common';
import { OwnSessionsModule } from '../own-sessions/own-sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { OwnDataController } from './own-data.controller.ts';
import { OwnDataService } from './own-data.service.ts';

@Module({
  imports: [OwnSessionsModule, SignInModule],
  controllers: [OwnDataController],
  providers: [OwnDataService],
})
export class OwnDataModule {}
