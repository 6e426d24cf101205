import { Injectable } from '@nestjs/common';
import type { BookingExportQuery } from '@reefdesk/contracts/bookings/endpoints';
import type { CsvCell, CsvFile } from '@reefdesk/service-kit/http/csv';
import { eachPage } from '@reefdesk/service-kit/mongo/pages';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { BookingDocument } from './booking.schema.ts';
import { BookingsRepository } from './bookings.repository.ts';

/** Bounds the memory of an export. */
const BATCH = 500;

type Column = [name: string, cell: (booking: BookingDocument, guest: string) => CsvCell];

const COLUMNS: readonly Column[] = [
  ['Reference', ({ reference }) => reference],
  ['Day', ({ date }) => date],
  ['State', ({ state }) => state],
  ['Package', ({ package: booked }) => booked && (booked.name.en || booked.slug)],
  ['Name', (_, guest) => guest],
  ['Language', ({ language }) => language],
  ['Places', ({ seats }) => seats],
  ['Price per person', ({ price }) => price],
  ['Total', ({ price, seats }) => (price === null ? null : price * seats)],
  ['Deposit', ({ deposit }) => deposit],
  ['Sizes', ({ sizes = '' }) => sizes],
  ['Notes', ({ notes }) => notes],
];

/** CSV export by booked days (ENQ-17). */
@Injectable()
export class BookingExport {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly enquiries: EnquiriesRepository,
  ) {}

  /** Both days are inclusive; an omitted one sets no bound. */
  file({ from, to }: BookingExportQuery): CsvFile {
    const name = ['bookings', from, to].filter(Boolean).join('_');
    return { name: `${name}.csv`, columns: COLUMNS.map(([column]) => column), rows: this.rows({ from, to }) };
  }

  private async *rows(range: BookingExportQuery): CsvFile['rows'] {
    for await (const found of eachPage((cursor) => this.bookings.list(range, 1, { limit: BATCH, cursor }))) {
      const names = await this.enquiries.namesOf(found.map(({ enquiryId }) => enquiryId));
      for (const booking of found) yield COLUMNS.map(([, cell]) => cell(booking, names.get(booking.enquiryId) ?? ''));
    }
  }
}
