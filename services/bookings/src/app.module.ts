import { type DynamicModule, Module } from '@nestjs/common';
import { senderOf } from '@reefdesk/mail/mail-env';
import { OutboxModule } from '@reefdesk/mail/outbox';
import { mongoModule } from '@reefdesk/service-kit/mongo/mongo.module';
import { EnquiriesModule } from './enquiries/enquiries.module.ts';
import type { BookingsEnv } from './env.ts';
import { OperatorModule } from './operator/operator.module.ts';
import { readOperator } from './operator/operator.ts';

/** What guests ask for, and what came of it. */
@Module({})
export class AppModule {
  static forRoot(env: BookingsEnv): DynamicModule {
    const operator = readOperator(env);
    return {
      module: AppModule,
      imports: [
        mongoModule('bookings', env),
        OutboxModule.forRoot({ smtpUrl: env.SMTP_URL, from: senderOf(env.MAIL_FROM, operator.brand) }),
        OperatorModule.forRoot(operator),
        EnquiriesModule.forRoot({ perNetwork: env.ENQUIRIES_PER_NETWORK, perContact: env.ENQUIRIES_PER_CONTACT }),
      ],
    };
  }
}
