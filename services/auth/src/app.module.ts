import { type DynamicModule, Module } from '@nestjs/common';
import { SiteModule } from '@reefdesk/mail/current-site';
import { senderOf } from '@reefdesk/mail/mail-env';
import { OutboxModule } from '@reefdesk/mail/outbox';
import { readSiteBrand } from '@reefdesk/mail/site';
import { OperatorModule } from '@reefdesk/operator-client/operator.module';
import { mongoModule } from '@reefdesk/service-kit/mongo.module';
import { AccountsModule } from './accounts/accounts.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import type { AuthEnv } from './env.ts';
import { KeysModule } from './keys/keys.module.ts';
import { MailboxModule } from './mailbox/mailbox.module.ts';
import { OidcModule } from './oidc/oidc.module.ts';
import { OwnAccountModule } from './own-account/own-account.module.ts';
import { PasskeysModule } from './passkeys/passkeys.module.ts';
import { PasswordResetModule } from './password-reset/password-reset.module.ts';
import { PasswordsModule } from './passwords/passwords.module.ts';
import { FirstAdminModule } from './people/first-admin.module.ts';
import { PeopleModule } from './people/people.module.ts';
import { RegistrationModule } from './registration/registration.module.ts';
import { SignInModule } from './sign-in/sign-in.module.ts';
import { TwoStepModule } from './two-step/two-step.module.ts';

@Module({})
export class AppModule {
  static forRoot(env: AuthEnv): DynamicModule {
    const site = { brand: readSiteBrand(env.BRAND_FILE), origin: env.origin };
    return {
      module: AppModule,
      imports: [
        mongoModule('auth', env),
        OperatorModule.forRoot(site.brand),
        SiteModule.forRoot(site),
        KeysModule.forRoot({ secret: env.AUTH_KEYS, file: env.AUTH_KEYS_FILE }),
        PasswordsModule.forRoot({ concurrency: env.PASSWORD_CONCURRENCY }),
        AccountsModule,
        SignInModule,
        RegistrationModule,
        OidcModule.forRoot({
          issuer: env.OIDC_ISSUER,
          clientId: env.OIDC_CLIENT_ID,
          clientSecret: env.OIDC_CLIENT_SECRET,
          origin: env.origin,
        }),
        PasskeysModule.forRoot({ publicOrigins: env.PUBLIC_ORIGINS }),
        TwoStepModule,
        OwnAccountModule,
        OutboxModule.forRoot({ smtpUrl: env.SMTP_URL, from: senderOf(env.MAIL_FROM, site.brand), isNamed: env.MAIL_FROM !== '' }),
        PasswordResetModule,
        PeopleModule,
        AuditModule,
        MailboxModule.forRoot({ folder: env.MAILBOX_DIR }),
        FirstAdminModule.forRoot({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
      ],
    };
  }
}
