import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DeparturesModule } from '../departures/departures.module.ts';
import { EnquiriesModule } from '../enquiries/enquiries.module.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import { RequestedTravel } from './asked-travel.ts';
import { EnquiryEmails } from './enquiry-emails.ts';
import { ENQUIRY_QUOTAS, EnquiryLimits, type EnquiryQuotas } from './enquiry-limits.ts';
import { GuestMessages } from './guest-messages.ts';
import { COUNT_MODEL, countSchema, HourlyLimits } from './hourly-limits.repository.ts';
import { IntakeController } from './intake.controller.ts';
import { IntakeService } from './intake.service.ts';
import { NewEnquiries } from './new-enquiries.ts';

@Module({})
export class IntakeModule {
  static forRoot(quotas: EnquiryQuotas): DynamicModule {
    return {
      module: IntakeModule,
      imports: [EnquiriesModule, DeparturesModule, TravelsModule, MongooseModule.forFeature([{ name: COUNT_MODEL, schema: countSchema }])],
      controllers: [IntakeController],
      providers: [
        HourlyLimits,
        EnquiryLimits,
        { provide: ENQUIRY_QUOTAS, useValue: quotas },
        EnquiryEmails,
        RequestedTravel,
        NewEnquiries,
        IntakeService,
        GuestMessages,
      ],
      exports: [GuestMessages, EnquiryLimits],
    };
  }
}
