import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EnquiriesRepository } from './enquiries.repository.ts';
import { ENQUIRY_MODEL, enquirySchema } from './enquiry.schema.ts';
import { EnquiryEdits } from './enquiry-edits.ts';
import { EnquiryEvents } from './enquiry-events.ts';
import { EnquiryMetrics } from './enquiry-metrics.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: ENQUIRY_MODEL, schema: enquirySchema }])],
  providers: [EnquiriesRepository, EnquiryEdits, EnquiryEvents, EnquiryMetrics],
  exports: [EnquiriesRepository, EnquiryEdits, EnquiryMetrics],
})
export class EnquiriesModule {}
