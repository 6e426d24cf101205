import { Injectable } from '@nestjs/common';
import type { EnquiryExportQuery } from '@reefdesk/contracts/enquiries/endpoints';
import { addDays, startOfDay } from '@reefdesk/contracts/time/calendar-days';
import { Operator } from '@reefdesk/operator-client/operator';
import type { CsvFile } from '@reefdesk/service-kit/http/csv';
import { eachPage } from '@reefdesk/service-kit/mongo/pages';
import type { KnownOperator } from '../operator.ts';
import { PeopleDirectory } from '../people/people-directory.ts';
import { type Arrival, EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import { EXPORT_COLUMNS, enquiryCells } from './export-cells.ts';

/** Read at a time: what an export holds in memory, however long it is. */
const BATCH = 500;

/** All enquiries of a range of days, for a spreadsheet (ENQ-17). */
@Injectable()
export class EnquiryExport {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly people: PeopleDirectory,
    private readonly operator: Operator<KnownOperator>,
  ) {}

  /** Both days are whole days by the operator's clocks; without them there is no bound. */
  async file({ from, to, spam }: EnquiryExportQuery): Promise<CsvFile> {
    const { timeZone } = await this.operator.current();
    const range = {
      from: from ? startOfDay(timeZone, from) : undefined,
      before: to ? startOfDay(timeZone, addDays(to, 1)) : undefined,
      withSpam: spam === 'include',
    };
    const name = ['enquiries', from, to].filter(Boolean).join('_');
    return { name: `${name}.csv`, columns: EXPORT_COLUMNS, rows: this.rows(range, timeZone) };
  }

  private async *rows(range: Arrival, timeZone: string): CsvFile['rows'] {
    for await (const found of eachPage((cursor) => this.enquiries.listArrived(range, { limit: BATCH, cursor }))) {
      const people = await this.people.namesOf(found.map(({ assignee }) => assignee));
      for (const enquiry of found) yield enquiryCells(enquiry, { people, timeZone });
    }
  }
}
