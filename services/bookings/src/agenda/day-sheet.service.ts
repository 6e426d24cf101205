import { Injectable } from '@nestjs/common';
import type { DaySheetView } from '@reefdesk/contracts/departures/endpoints';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { DeparturesRepository } from '../departures/departures.repository.ts';
import { DeparturesService } from '../departures/departures.service.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import { TravelNames } from '../travels/travel-names.ts';
import { toDaySheet } from './day-sheet.mapper.ts';

/** The crew's sheet of one day (ENQ-16). */
@Injectable()
export class DaySheetService {
  constructor(
    private readonly departures: DeparturesRepository,
    private readonly calendar: DeparturesService,
    private readonly bookings: BookingsRepository,
    private readonly enquiries: EnquiriesRepository,
    private readonly travels: TravelNames,
  ) {}

  /** `asked` defaults to today. While catalog is unavailable, packages have no first stop and may have no name. */
  async of(asked: string | undefined): Promise<DaySheetView> {
    const date = asked ?? (await this.calendar.today());
    const range = { from: date, to: date };
    const [departures, bookings] = await Promise.all([this.departures.list(range), this.bookings.listGoing(range)]);
    const [travels, enquiries] = await Promise.all([
      this.travels.allKnown(departures.map((departure) => departure.package)),
      this.enquiries.listByIds(bookings.map(({ enquiryId }) => enquiryId)),
    ]);
    return toDaySheet(date, { departures, bookings, travels, enquiries });
  }
}
