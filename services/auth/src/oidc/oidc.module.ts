import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { LinkedAccountsRepository } from './linked-accounts.repository.ts';
import { LinkedAccounts } from './linked-accounts.ts';
import { OidcLinkController, OidcPublicController } from './oidc.controller.ts';
import { OidcArrival } from './oidc-arrival.ts';
import { OIDC_FLOW_MODEL, oidcFlowSchema } from './oidc-flow.schema.ts';
import { OidcFlowsRepository } from './oidc-flows.repository.ts';
import { OidcLinking } from './oidc-linking.ts';
import { OidcReturnService } from './oidc-return.service.ts';
import { OidcStartService } from './oidc-start.service.ts';
import { OIDC_OPTIONS, type OidcOptions, Provider } from './provider.ts';

@Module({})
export class OidcModule {
  static forRoot(options: OidcOptions): DynamicModule {
    return {
      module: OidcModule,
      imports: [
        MongooseModule.forFeature([{ name: OIDC_FLOW_MODEL, schema: oidcFlowSchema }]),
        AccountsModule,
        SessionsModule,
        SignInModule,
        AttemptsModule,
        AuditModule,
      ],
      controllers: [OidcPublicController, OidcLinkController],
      providers: [
        { provide: OIDC_OPTIONS, useValue: options },
        Provider,
        OidcFlowsRepository,
        LinkedAccountsRepository,
        LinkedAccounts,
        OidcLinking,
        OidcArrival,
        OidcStartService,
        OidcReturnService,
      ],
    };
  }
}
