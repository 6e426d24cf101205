import { Injectable } from '@nestjs/common';
import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import type { TodayView } from '@reefdesk/contracts/departures/today.endpoints';
import { LIMITS } from '@reefdesk/contracts/limits';
import { addDays } from '@reefdesk/contracts/time/calendar-days';
import { toBookingView } from '../bookings/booking.mapper.ts';
import { PlanningService } from '../departures/planning.service.ts';
import { EnquiriesRepository, LONGEST_WAIT_FIRST } from '../enquiries/enquiries.repository.ts';
import { EnquiryViews } from '../inbox/enquiry-views.ts';
import { Agenda } from './agenda.ts';
import { DaySheetService } from './day-sheet.service.ts';

const HOUR_MS = 3_600_000;
const LIMIT = LIMITS.todayEntries;

@Injectable()
export class TodayService {
  constructor(
    private readonly agenda: Agenda,
    private readonly sheets: DaySheetService,
    private readonly enquiries: EnquiriesRepository,
    private readonly views: EnquiryViews,
    private readonly planning: PlanningService,
  ) {}

  async get(now: Date): Promise<TodayView> {
    const today = await this.agenda.today();
    const [days, waiting, ending, freed, undelivered] = await Promise.all([
      Promise.all([today, addDays(today, 1)].map((day) => this.sheets.of(day))),
      this.waiting(),
      this.ending(new Date(now.getTime() + LIMITS.endingSoonHours * HOUR_MS)),
      this.planning.listFreed(),
      this.views.undelivered(LIMIT),
    ]);
    return { days, waiting, ending, freed, undelivered };
  }

  private async waiting(): Promise<TodayView['waiting']> {
    const [{ items }, total] = await Promise.all([
      this.enquiries.list({ isWaiting: true }, LONGEST_WAIT_FIRST, { limit: LIMIT }),
      this.enquiries.countWaiting(),
    ]);
    return { total, first: await this.views.listed(items) };
  }

  private async ending(before: Date): Promise<BookingView[]> {
    const bookings = await this.agenda.listEnding(before, LIMIT);
    const names = await this.agenda.namesOf(bookings);
    return bookings.map((booking) => toBookingView(booking, names.get(booking.enquiryId) ?? ''));
  }
}
