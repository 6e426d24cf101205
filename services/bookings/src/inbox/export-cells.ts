import type { CsvCell } from '@reefdesk/service-kit/http/csv';
import type { Person } from '../people/people-directory.ts';
import type { ListedEnquiry } from '../enquiries/enquiry.schema.ts';

interface Surroundings {
  people: ReadonlyMap<string, Person>;
  /** Times are by the operator's clocks. */
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

export const EXPORT_COLUMNS: readonly string[] = COLUMNS.map(([name]) => name);

export function enquiryCells(enquiry: ListedEnquiry, surroundings: Surroundings): CsvCell[] {
  return COLUMNS.map(([, cell]) => cell(enquiry, surroundings));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `2027-03-14 09:05`, which spreadsheets know as a date. */
function clockOf(moment: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  formats.set(timeZone, format);
  return format.format(moment).replace(', ', ' ');
}
