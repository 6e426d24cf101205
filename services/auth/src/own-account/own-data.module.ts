import { Module } from '@nestjs/common';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { OwnDataController } from './own-data.controller.ts';
import { OwnDataService } from './own-data.service.ts';
import { OwnSessionsModule } from './own-sessions.module.ts';

@Module({
  imports: [OwnSessionsModule, SignInModule],
  controllers: [OwnDataController],
  providers: [OwnDataService],
})
export class OwnDataModule {}
