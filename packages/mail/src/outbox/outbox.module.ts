import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MAIL_TRANSPORT, type Sender, smtpTransport } from '../mail-transport.ts';
import { EMAIL_MODEL, emailSchema } from './email.schema.ts';
import { EmailComposers } from './email-composers.ts';
import { EmailsRepository } from './emails.repository.ts';
import { EmailMetrics, MailWorker } from './mail-worker.ts';
import { Outbox } from './outbox.ts';

export interface OutboxOptions {
  /** `SMTP_URL`; if it is empty, emails wait. */
  smtpUrl: string;
  /** Sender of emails without an operator, and of all emails if `isNamed`. */
  from: Sender;
  /** True if `MAIL_FROM` is configured: a mail server may accept only this sender, even after the operator is renamed. */
  isNamed?: boolean;
}

/** Global, because a process has one outbox in its own database, and one mail worker. */
@Global()
@Module({})
export class OutboxModule {
  static forRoot({ smtpUrl, from, isNamed = false }: OutboxOptions): DynamicModule {
    return {
      module: OutboxModule,
      imports: [MongooseModule.forFeature([{ name: EMAIL_MODEL, schema: emailSchema }])],
      providers: [
        EmailsRepository,
        EmailComposers,
        EmailMetrics,
        MailWorker,
        Outbox,
        { provide: MAIL_TRANSPORT, useFactory: () => smtpTransport(smtpUrl, from, { isNamed }) },
      ],
      exports: [EmailComposers, Outbox],
    };
  }
}
