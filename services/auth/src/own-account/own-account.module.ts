import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { PENDING_ACCOUNT_MODEL, pendingAccountSchema } from '../accounts/pending-account.schema.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { PasswordResetModule } from '../password-reset/password-reset.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { TwoStepModule } from '../two-step/two-step.module.ts';
import { AccountTraces } from './account-traces.ts';
import { ErasureService } from './erasure.service.ts';
import { ErasureSweeper } from './erasure.sweeper.ts';
import { ERASURE_MODEL, ErasuresRepository, erasureSchema } from './erasures.repository.ts';
import { NewDeviceEmail } from './new-device-email.ts';
import { NewPasskeysService, PasskeySetup, StoredPasskeys } from './new-passkeys.service.ts';
import {
  ErasureController,
  OwnDataController,
  OwnNameController,
  PasswordChangeController,
  SavedViewsController,
} from './own-account.controller.ts';
import { OwnDataService } from './own-data.service.ts';
import { OwnErasureService } from './own-erasure.service.ts';
import { OwnNameService } from './own-name.service.ts';
import { OwnPasskeysController, OwnSessionsController } from './own-passkeys.controller.ts';
import { OwnPasskeysService } from './own-passkeys.service.ts';
import { OwnSessionsService } from './own-sessions.service.ts';
import { PasskeyEmail } from './passkey-email.ts';
import { PasswordChangeService } from './password-change.service.ts';
import { SAVED_VIEW_MODEL, savedViewSchema } from './saved-view.schema.ts';
import { SavedViewsRepository } from './saved-views.repository.ts';
import { SavedViewsService } from './saved-views.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ERASURE_MODEL, schema: erasureSchema },
      { name: PENDING_ACCOUNT_MODEL, schema: pendingAccountSchema },
      { name: SAVED_VIEW_MODEL, schema: savedViewSchema },
    ]),
    AccountsModule,
    SignInModule,
    SessionsModule,
    AttemptsModule,
    StaffModule,
    TwoStepModule,
    PasswordResetModule,
  ],
  controllers: [
    OwnDataController,
    OwnNameController,
    OwnPasskeysController,
    OwnSessionsController,
    PasswordChangeController,
    SavedViewsController,
    ErasureController,
  ],
  providers: [
    OwnDataService,
    OwnNameService,
    OwnPasskeysService,
    PasskeySetup,
    StoredPasskeys,
    NewPasskeysService,
    PasskeyEmail,
    OwnSessionsService,
    NewDeviceEmail,
    PasswordChangeService,
    SavedViewsRepository,
    SavedViewsService,
    ErasuresRepository,
    AccountTraces,
    ErasureService,
    OwnErasureService,
    ErasureSweeper,
  ],
})
export class OwnAccountModule {}
