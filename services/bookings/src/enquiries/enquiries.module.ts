import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Language } from '@reefdesk/contracts/languages';
import { BookingRecordsModule } from '../booking-records/booking-records.module.ts';
import { DeparturesModule } from '../departures/departures.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { PeopleDirectory } from '../people/people-directory.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { EnquiriesAdminController, ExportAdminController, FiguresAdminController } from './enquiries.admin.controller.ts';
import { EnquiriesPublicController } from './enquiries.public.controller.ts';
import { EnquiriesRepository } from './enquiries.repository.ts';
import { ENQUIRY_QUOTAS, EnquiriesService, type EnquiryQuotas } from './enquiries.service.ts';
import { ENQUIRY_MODEL, enquirySchema } from './enquiry.schema.ts';
import { EnquiryEdits } from './enquiry-edits.ts';
import { EnquiryEvents } from './enquiry-events.ts';
import { EnquiryMetrics } from './enquiry-metrics.ts';
import { EnquiryViews } from './enquiry-views.ts';
import { ErasureService } from './erasure/erasure.service.ts';
import { ERASURE_SWEEP_SECONDS, ErasureSweeper } from './erasure/erasure.sweeper.ts';
import { EnquiryExport } from './export/enquiry-export.ts';
import { FiguresRepository } from './figures/figures.repository.ts';
import { FiguresService } from './figures/figures.service.ts';
import { GuestLinks } from './guest-links.ts';
import { GuestPageService } from './guest-page.service.ts';
import { GuestEnquiries } from './guests/guest-enquiries.ts';
import { GuestsMessagesController } from './guests/guests.messages.controller.ts';
import { InboxService } from './inbox.service.ts';
import { NOTICE_LANGUAGE } from './letter-kinds.ts';
import { AnswerLetter } from './letters/answer-letter.ts';
import { NoticeLetter } from './letters/notice-letter.ts';
import { ReceivedLetter } from './letters/received-letter.ts';
import { TripsCustomerController } from './trips/trips.customer.controller.ts';
import { TripsService } from './trips/trips.service.ts';

export interface EnquiryOptions {
  quotas: EnquiryQuotas;
  /** Language of the emails to the operator. */
  noticeLanguage: Language;
  erasureSweepSeconds: number;
}

@Module({})
export class EnquiriesModule {
  static forRoot({ quotas, noticeLanguage, erasureSweepSeconds }: EnquiryOptions): DynamicModule {
    return {
      module: EnquiriesModule,
      imports: [
        LimitsModule,
        TravelsModule,
        DeparturesModule,
        BookingRecordsModule,
        MongooseModule.forFeature([{ name: ENQUIRY_MODEL, schema: enquirySchema }]),
      ],
      controllers: [
        EnquiriesPublicController,
        FiguresAdminController,
        ExportAdminController,
        TripsCustomerController,
        EnquiriesAdminController,
        GuestsMessagesController,
      ],
      providers: [
        EnquiriesRepository,
        EnquiryEdits,
        EnquiryEvents,
        EnquiryViews,
        EnquiryMetrics,
        EnquiriesService,
        GuestLinks,
        GuestPageService,
        InboxService,
        PeopleDirectory,
        ReceivedLetter,
        NoticeLetter,
        AnswerLetter,
        { provide: ENQUIRY_QUOTAS, useValue: quotas },
        FiguresRepository,
        FiguresService,
        TripsService,
        EnquiryExport,
        ErasureService,
        GuestEnquiries,
        ErasureSweeper,
        { provide: ERASURE_SWEEP_SECONDS, useValue: erasureSweepSeconds },
        { provide: NOTICE_LANGUAGE, useValue: noticeLanguage },
      ],
      exports: [EnquiriesRepository, EnquiryEdits],
    };
  }
}
