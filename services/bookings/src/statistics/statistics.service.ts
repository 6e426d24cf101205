import { Injectable } from '@nestjs/common';
import { ENQUIRY_STATISTICS_DAYS } from '@reefdesk/contracts/enquiries/values';
import type { EnquiryFiguresView } from '@reefdesk/contracts/enquiries/views';
import { EMPTY_TEXT, LANGUAGE_CODES } from '@reefdesk/contracts/languages';
import { addDays, dayIn, startOfDay } from '@reefdesk/contracts/time/calendar-days';
import { Operator } from '@reefdesk/operator-client/operator';
import type { KnownOperator } from '../operator.ts';
import { type Counted, type Decided, type Group, StatisticsRepository } from './statistics.repository.ts';

type Figures = Pick<EnquiryFiguresView, 'new_today' | 'answer_seconds' | 'won' | 'lost'>;

/** Statistics of the inbox (ENQ-20), in the operator's time zone. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly enquiries: StatisticsRepository,
    private readonly operator: Operator<KnownOperator>,
  ) {}

  async current(now: Date): Promise<EnquiryFiguresView> {
    const { timeZone } = await this.operator.current();
    const today = dayIn(timeZone, now);
    const since = startOfDay(timeZone, addDays(today, 1 - ENQUIRY_STATISTICS_DAYS));
    const [arrived, decided, answers] = await Promise.all([
      this.enquiries.arrivedSince(startOfDay(timeZone, today)),
      this.enquiries.decidedSince(since),
      this.enquiries.answerTimesSince(since),
    ]);
    const of = (median: number | null | undefined, is: (group: Group) => boolean): Figures => ({
      new_today: sumOf(arrived, is),
      answer_seconds: median === null || median === undefined ? null : Math.round(median / 1_000),
      won: sumOf(decided, (one) => one.state === 'booked' && is(one)),
      lost: sumOf(decided, (one) => one.state === 'lost' && is(one)),
    });
    const names = new Map([...answers.names, ...arrived, ...decided].map(({ slug, name }) => [slug, name]));
    const packages = [...names].map(([slug, name]) => ({
      package: slug === null ? null : { slug, name: name ?? EMPTY_TEXT },
      ...of(answers.packages.get(slug), (group) => group.slug === slug),
    }));
    return {
      today,
      ...of(answers.all, () => true),
      languages: LANGUAGE_CODES.map((language) => ({
        language,
        ...of(answers.languages.get(language), (group) => group.language === language),
      })),
      packages: packages.sort((one, other) => weightOf(other) - weightOf(one)),
    };
  }
}

function sumOf<Row extends Counted | Decided>(rows: readonly Row[], is: (row: Row) => boolean): number {
  return rows.reduce((sum, row) => sum + (is(row) ? row.count : 0), 0);
}

function weightOf({ won, lost, new_today }: Figures): number {
  return won * 1_000_000 + (won + lost) * 1_000 + new_today;
}
