import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { ChallengesModule } from '../challenges/challenges.module.ts';
import { DevicesModule } from '../devices/devices.module.ts';
import { PENDING_ACCOUNT_MODEL, pendingAccountSchema } from '../holders/pending-account.schema.ts';
import { SavedViewsModule } from '../saved-views/saved-views.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { ErasureController } from './erasure.controller.ts';
import { ERASURE_MODEL, erasureSchema } from './erasure.schema.ts';
import { ErasureService } from './erasure.service.ts';
import { ErasureSweeper } from './erasure.sweeper.ts';
import { ErasuresRepository } from './erasures.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ERASURE_MODEL, schema: erasureSchema },
      { name: PENDING_ACCOUNT_MODEL, schema: pendingAccountSchema },
    ]),
    UsersModule,
    SignInModule,
    SessionsModule,
    SavedViewsModule,
    ChallengesModule,
    DevicesModule,
    AttemptsModule,
  ],
  controllers: [ErasureController],
  providers: [ErasuresRepository, ErasureService, ErasureSweeper],
})
export class ErasureModule {}
