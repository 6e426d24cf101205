import { type DynamicModule, Module } from '@nestjs/common';
import type { Language } from '@reefdesk/contracts/languages';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { NOTICE_LANGUAGE } from '../enquiries/email-kinds.ts';
import { EnquiriesModule } from '../enquiries/enquiries.module.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { AcceptedEmail } from './accepted-email.ts';
import { AnswerEmail } from './answer-email.ts';
import { BookingEmail } from './booking-email.ts';
import { BookingFactsReader } from './booking-facts.ts';
import { NoticeEmail } from './notice-email.ts';
import { ReceivedEmail } from './received-email.ts';

export interface EmailOptions {
  guestPage: DynamicModule;
  noticeLanguage: Language;
}

@Module({})
export class EmailsModule {
  static forRoot({ guestPage, noticeLanguage }: EmailOptions): DynamicModule {
    return {
      module: EmailsModule,
      imports: [guestPage, EnquiriesModule, BookingsModule, TravelsModule],
      providers: [
        ReceivedEmail,
        NoticeEmail,
        AnswerEmail,
        BookingFactsReader,
        BookingEmail,
        AcceptedEmail,
        { provide: NOTICE_LANGUAGE, useValue: noticeLanguage },
      ],
    };
  }
}
