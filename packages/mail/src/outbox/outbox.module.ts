import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MAIL_TRANSPORT, type Sender, smtpTransport } from '../mail-transport.ts';
import { LETTER_MODEL, letterSchema } from './letter.schema.ts';
import { LetterComposers } from './letter-composers.ts';
import { LettersRepository } from './letters.repository.ts';
import { Outbox } from './outbox.ts';
import { LetterMetrics, Postman } from './postman.ts';

export interface OutboxOptions {
  /** `SMTP_URL`; empty: letters wait. */
  smtpUrl: string;
  /** Who sends letters that name no operator, and all of them where it is named by configuration. */
  from: Sender;
  /** Whether configuration names it (`MAIL_FROM`): the operator may be renamed, what a mail server lets through may not. */
  isNamed?: boolean;
}

/** Global: a process has one outbox, in its own database, and one who empties it. */
@Global()
@Module({})
export class OutboxModule {
  static forRoot({ smtpUrl, from, isNamed = false }: OutboxOptions): DynamicModule {
    return {
      module: OutboxModule,
      imports: [MongooseModule.forFeature([{ name: LETTER_MODEL, schema: letterSchema }])],
      providers: [
        LettersRepository,
        LetterComposers,
        LetterMetrics,
        Postman,
        Outbox,
        { provide: MAIL_TRANSPORT, useFactory: () => smtpTransport(smtpUrl, from, { isNamed }) },
      ],
      exports: [LetterComposers, Outbox],
    };
  }
}
