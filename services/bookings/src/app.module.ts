import { type DynamicModule, Module } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { SiteModule } from '@reefdesk/mail/current-site';
import { senderOf } from '@reefdesk/mail/mail-env';
import { OutboxModule } from '@reefdesk/mail/outbox';
import { OperatorModule } from '@reefdesk/operator-client/operator.module';
import { mongoModule } from '@reefdesk/service-kit/mongo.module';
import { AgendaModule } from './agenda/agenda.module.ts';
import { BookingsModule } from './bookings/bookings.module.ts';
import { ChangesModule } from './changes/changes.module.ts';
import { EnquiriesModule } from './enquiries/enquiries.module.ts';
import type { BookingsEnv } from './env.ts';
import { readOperator } from './operator.ts';
import { OutcomesModule } from './outcomes/outcomes.module.ts';
import { ReplyTemplatesModule } from './reply-templates/reply-templates.module.ts';
import { WebhookModule } from './webhook/webhook.module.ts';
import { OUTSIDE_ROAD, type WebhookRoad } from './webhook/webhook-road.ts';

/** Enquiries, bookings and departures. */
@Module({})
export class AppModule {
  static forRoot(env: BookingsEnv, road: WebhookRoad = OUTSIDE_ROAD): DynamicModule {
    const operator = readOperator(env.BRAND_FILE);
    const enquiries = EnquiriesModule.forRoot({
      quotas: { perNetwork: env.ENQUIRIES_PER_NETWORK, perContact: env.ENQUIRIES_PER_CONTACT, emails: env.ENQUIRY_EMAILS_PER_HOUR },
      noticeLanguage: toLanguage(env.NOTICE_LANGUAGE),
      erasureSweepSeconds: env.ERASURE_SWEEP_SECONDS,
    });
    return {
      module: AppModule,
      imports: [
        mongoModule('bookings', env),
        OutboxModule.forRoot({ smtpUrl: env.SMTP_URL, from: senderOf(env.MAIL_FROM, operator), isNamed: env.MAIL_FROM !== '' }),
        OperatorModule.forRoot(operator),
        SiteModule.forRoot({ brand: operator, origin: env.origin }),
        WebhookModule.forRoot(road),
        ChangesModule,
        OutcomesModule,
        ReplyTemplatesModule,
        AgendaModule.forRoot(enquiries),
        BookingsModule.forRoot({ enquiries, seatsSweepSeconds: env.SEATS_SWEEP_SECONDS }),
      ],
    };
  }
}
