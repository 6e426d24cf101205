import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { EnquiriesModule } from '../enquiries/enquiries.module.ts';
import { PeopleDirectory } from '../people/people-directory.ts';
import { StatisticsModule } from '../statistics/statistics.module.ts';
import { EnquiryExport } from './enquiry-export.ts';
import { EnquiryViews, InboxEdits } from './enquiry-views.ts';
import { EnquiryExportController, EnquiryStatisticsController, InboxController } from './inbox.controller.ts';
import { InboxService } from './inbox.service.ts';

@Module({
  imports: [EnquiriesModule, BookingsModule, StatisticsModule],
  controllers: [EnquiryStatisticsController, EnquiryExportController, InboxController],
  providers: [PeopleDirectory, EnquiryViews, InboxEdits, InboxService, EnquiryExport],
  exports: [EnquiryViews],
})
export class InboxModule {}
