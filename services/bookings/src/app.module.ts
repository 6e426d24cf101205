import { type DynamicModule, Module } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { SiteModule } from '@reefdesk/mail/current-site';
import { senderOf } from '@reefdesk/mail/mail-env';
import { OutboxModule } from '@reefdesk/mail/outbox';
import { OperatorModule } from '@reefdesk/operator-client/operator.module';
import { mongoModule } from '@reefdesk/service-kit/mongo.module';
import { AgendaModule } from './agenda/agenda.module.ts';
import { BookingsModule } from './bookings/bookings.module.ts';
import { HOLD_SWEEP_SECONDS, HoldsSweeper } from './bookings/holds.sweeper.ts';
import { ChangesModule } from './changes/changes.module.ts';
import { EmailsModule } from './emails/emails.module.ts';
import type { BookingsEnv } from './env.ts';
import { GuestPageModule } from './guest-page/guest-page.module.ts';
import { InboxModule } from './inbox/inbox.module.ts';
import { IntakeModule } from './intake/intake.module.ts';
import { readOperator } from './operator.ts';
import { PrivacyModule } from './privacy/privacy.module.ts';
import { ReplyTemplatesModule } from './reply-templates/reply-templates.module.ts';
import { WebhookModule } from './webhook/webhook.module.ts';
import { OUTSIDE_TRANSPORT, type WebhookTransport } from './webhook/webhook-transport.ts';

@Module({})
export class AppModule {
  static forRoot(env: BookingsEnv, transport: WebhookTransport = OUTSIDE_TRANSPORT): DynamicModule {
    const operator = readOperator(env.BRAND_FILE);
    const quotas = { perNetwork: env.ENQUIRIES_PER_NETWORK, perContact: env.ENQUIRIES_PER_CONTACT, emails: env.ENQUIRY_EMAILS_PER_HOUR };
    const intake = IntakeModule.forRoot(quotas);
    const guestPage = GuestPageModule.forRoot(intake);
    return {
      module: AppModule,
      imports: [
        mongoModule('bookings', env),
        OutboxModule.forRoot({ smtpUrl: env.SMTP_URL, from: senderOf(env.MAIL_FROM, operator), isNamed: env.MAIL_FROM !== '' }),
        OperatorModule.forRoot(operator),
        SiteModule.forRoot({ brand: operator, origin: env.origin }),
        WebhookModule.forRoot(transport),
        ChangesModule,
        ReplyTemplatesModule,
        intake,
        InboxModule,
        guestPage,
        EmailsModule.forRoot({ guestPage, noticeLanguage: toLanguage(env.NOTICE_LANGUAGE) }),
        PrivacyModule.forRoot(env.ERASURE_SWEEP_SECONDS),
        AgendaModule,
        BookingsModule,
      ],
      providers: [HoldsSweeper, { provide: HOLD_SWEEP_SECONDS, useValue: env.HOLD_SWEEP_SECONDS }],
    };
  }
}
