import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PENDING_ACCOUNT_MODEL, pendingAccountSchema } from '../accounts/pending-account.schema.ts';
import { UsersModule } from '../accounts/users.module.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ChallengesModule } from '../sign-in/challenges.module.ts';
import { DevicesModule } from '../sign-in/devices.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { ErasureController } from './erasure.controller.ts';
import { ERASURE_MODEL, erasureSchema } from './erasure.schema.ts';
import { ErasureService } from './erasure.service.ts';
import { ErasureSweeper } from './erasure.sweeper.ts';
import { ErasuresRepository } from './erasures.repository.ts';
import { SavedViewsModule } from './saved-views.module.ts';

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
