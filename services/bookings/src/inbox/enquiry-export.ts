import { Injectable } from '@nestjs/common';
import type { EnquiryExportQuery } from '@reefdesk/contracts/enquiries/endpoints';
import { addDays, startOfDay } from '@reefdesk/contracts/time/calendar-days';
import { Operator } from '@reefdesk/operator-client/operator';
import type { CsvCell, CsvFile } from '@reefdesk/service-kit/http/csv';
import { eachPage } from '@reefdesk/service-kit/mongo/pages';
import { type Arrival, EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import type { ListedEnquiry } from '../enquiries/enquiry.schema.ts';
import type { KnownOperator } from '../operator.ts';
import type { Person } from '../people/people-directory.ts';
import { PeopleDirectory } from '../people/people-directory.ts';

/** Bounds the memory of an export. */
const BATCH = 500;

/** CSV export of a range of days (ENQ-17). */
@Injectable()
export class EnquiryExport {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly people: PeopleDirectory,
    private readonly operator: Operator<KnownOperator>,
  ) {}

  /** Whole days in the operator's time zone; an omitted day sets no bound. */
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

interface Surroundings {
  people: ReadonlyMap<string, Person>;
  timeZone: string;
}

type Column = [name: string, cell: (enquiry: ListedEnquiry, surroundings: Surroundings) => CsvCell];

const COLUMNS: readonly Column[] = [
  ['Reference', ({ reference }) => reference],
  ['State', ({ state }) => state],
  ['Arrived', ({ createdAt }, { timeZone }) => clockOf(createdAt, timeZone)],
  ['First answer', ({ answeredAt }, { timeZone }) => answeredAt && clockOf(answeredAt, timeZone)],
  ['Language', ({ language }) => language],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['WeChat', ({ wechat }) => wechat],
  ['Preferred channel', ({ preferredChannel }) => preferredChannel],
  ['Package', ({ package: asked }) => asked && (asked.name.en || asked.slug)],
  ['First day', ({ dates }) => dates.from],
  ['Last day', ({ dates }) => dates.to],
  ['Month', ({ dates }) => dates.month],
  ['Divers', ({ party }) => party.divers],
  ['Other guests', ({ party }) => party.guests],
  ['Children', ({ party }) => party.children],
  ['Certification', ({ certification }) => certification],
  ['Answered by', ({ assignee }, { people }) => assignee && (people.get(assignee)?.name || assignee)],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Last words of the guest', ({ lastWords }) => lastWords],
];

const EXPORT_COLUMNS: readonly string[] = COLUMNS.map(([name]) => name);

function enquiryCells(enquiry: ListedEnquiry, surroundings: Surroundings): CsvCell[] {
  return COLUMNS.map(([, cell]) => cell(enquiry, surroundings));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `2027-03-14 09:05`, which spreadsheets read as a date. */
function clockOf(moment: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  formats.set(timeZone, format);
  return format.format(moment).replace(', ', ' ');
}
