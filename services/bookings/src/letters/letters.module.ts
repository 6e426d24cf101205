import { type DynamicModule, Module } from '@nestjs/common';
import type { Language } from '@reefdesk/contracts/languages';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { EnquiriesModule } from '../enquiries/enquiries.module.ts';
import { NOTICE_LANGUAGE } from '../enquiries/letter-kinds.ts';
import { AnswerLetter } from './answer-letter.ts';
import { NoticeLetter } from './notice-letter.ts';
import { ReceivedLetter } from './received-letter.ts';

export interface LetterOptions {
  guestPage: DynamicModule;
  noticeLanguage: Language;
}

@Module({})
export class LettersModule {
  static forRoot({ guestPage, noticeLanguage }: LetterOptions): DynamicModule {
    return {
      module: LettersModule,
      imports: [guestPage, EnquiriesModule, BookingsModule],
      providers: [ReceivedLetter, NoticeLetter, AnswerLetter, { provide: NOTICE_LANGUAGE, useValue: noticeLanguage }],
    };
  }
}
