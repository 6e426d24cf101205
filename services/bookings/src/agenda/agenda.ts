import { Injectable } from '@nestjs/common';
import type { BookingDocument } from '../bookings/booking.schema.ts';
import { BookingsRepository } from '../bookings/bookings.repository.ts';
import { DeparturesRepository } from '../departures/departures.repository.ts';
import { DeparturesService } from '../departures/departures.service.ts';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { ListedEnquiry } from '../enquiries/enquiry.schema.ts';
import { TravelNames } from '../travels/travel-names.ts';

@Injectable()
export class Agenda {
  constructor(
    private readonly departures: DeparturesRepository,
    private readonly calendar: DeparturesService,
    private readonly bookings: BookingsRepository,
    private readonly enquiries: EnquiriesRepository,
    private readonly travels: TravelNames,
  ) {}

  /** In the operator's time zone. */
  today(): Promise<string> {
    return this.calendar.today();
  }

  /** Both days inclusive. While catalog is unavailable, travels may have no name. */
  async of(range: { from: string; to: string }) {
    const [departures, bookings] = await Promise.all([this.departures.list(range), this.bookings.listGoing(range)]);
    const travels = await this.travels.allKnown(departures.map((departure) => departure.package));
    return { departures, bookings, travels };
  }

  listEnding(before: Date, limit: number): Promise<BookingDocument[]> {
    return this.bookings.listEnding(before, limit);
  }

  namesOf(bookings: readonly BookingDocument[]): Promise<ReadonlyMap<string, string>> {
    return this.enquiries.namesOf(bookings.map(({ enquiryId }) => enquiryId));
  }

  enquiriesOf(bookings: readonly BookingDocument[]): Promise<ReadonlyMap<string, ListedEnquiry>> {
    return this.enquiries.listByIds(bookings.map(({ enquiryId }) => enquiryId));
  }
}
