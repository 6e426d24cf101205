import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { PasskeyAnswers } from './passkey-answers.ts';
import {
  PASSKEY_QUESTION_MODEL,
  PasskeyQuestions,
  PasskeyQuestionsRepository,
  passkeyQuestionSchema,
} from './passkey-questions.repository.ts';
import { PasskeyRegistration } from './passkey-registration.ts';
import { PasskeySignInPublicController } from './passkey-sign-in.public.controller.ts';
import { PasskeySignInService } from './passkey-sign-in.service.ts';
import { PasskeysRepository } from './passkeys.repository.ts';
import { partyOf, RelyingParty } from './relying-party.ts';

/** Global, because a process serves one site, and passkeys are bound to the site. */
@Global()
@Module({})
export class PasskeysModule {
  static forRoot({ publicOrigins }: { publicOrigins: string }): DynamicModule {
    return {
      module: PasskeysModule,
      imports: [
        MongooseModule.forFeature([{ name: PASSKEY_QUESTION_MODEL, schema: passkeyQuestionSchema }]),
        SignInModule,
        AccountsModule,
        AttemptsModule,
        AuditModule,
      ],
      controllers: [PasskeySignInPublicController],
      providers: [
        { provide: RelyingParty, useFactory: () => new RelyingParty(partyOf(publicOrigins)) },
        PasskeyQuestionsRepository,
        PasskeyQuestions,
        PasskeysRepository,
        PasskeyAnswers,
        PasskeyRegistration,
        PasskeySignInService,
      ],
      exports: [PasskeyRegistration, PasskeysRepository, PasskeyAnswers],
    };
  }
}
