import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { DeparturesModule } from '../departures/departures.module.ts';
import { EnquiriesModule } from '../enquiries/enquiries.module.ts';
import { InboxModule } from '../inbox/inbox.module.ts';
import { TravelsModule } from '../travels/travels.module.ts';
import {
  CalendarFeedAdminController,
  CalendarFeedPublicController,
  DaySheetAdminController,
  TodayAdminController,
} from './agenda.controller.ts';
import { Agenda } from './agenda.ts';
import { CALENDAR_FEED_MODEL, CalendarFeedRepository, calendarFeedSchema } from './calendar-feed.repository.ts';
import { CalendarFeedService } from './calendar-feed.service.ts';
import { DaySheetService } from './day-sheet.service.ts';
import { TodayService } from './today.service.ts';

/** Day sheet and calendar feed for the crew (ENQ-16), and the work of the day (ENQ-28). */
@Module({
  imports: [
    EnquiriesModule,
    BookingsModule,
    DeparturesModule,
    TravelsModule,
    InboxModule,
    MongooseModule.forFeature([{ name: CALENDAR_FEED_MODEL, schema: calendarFeedSchema }]),
  ],
  controllers: [DaySheetAdminController, TodayAdminController, CalendarFeedAdminController, CalendarFeedPublicController],
  providers: [Agenda, DaySheetService, TodayService, CalendarFeedRepository, CalendarFeedService],
})
export class AgendaModule {}
