import { Injectable, Logger } from '@nestjs/common';
import type { InsightsView } from '@reefdesk/contracts/insights/endpoints';
import type { InsightSpan } from '@reefdesk/contracts/insights/values';
import { EMPTY_TEXT, LANGUAGE_CODES, type Localised, toLanguageCode } from '@reefdesk/contracts/languages';
import { CountOutcomes, type OutcomeGroup, type Outcomes } from '@reefdesk/contracts/messages/bookings.messages';
import { DescribeTravels } from '@reefdesk/contracts/messages/catalog.messages';
import { addDays, dayIn } from '@reefdesk/contracts/time/calendar-days';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { RecordService } from '../record/record.service.ts';
import { ViewsRepository } from './views.repository.ts';

type Figures = Pick<InsightsView, 'views' | 'enquiries' | 'bookings'>;

/** Returns only views while the bookings service is unavailable (INS-02). */
@Injectable()
export class InsightsService {
  private readonly logger = new Logger(InsightsService.name);

  constructor(
    private readonly views: ViewsRepository,
    private readonly records: RecordService,
    private readonly bus: MessageBus,
  ) {}

  async of(span: InsightSpan, now: Date): Promise<InsightsView> {
    const { brand } = await this.records.described();
    const to = dayIn(brand.timeZone, now);
    const from = addDays(to, 1 - Number(span));
    const [byDay, byPackage, byLanguage, pages, hosts, outcomes] = await Promise.all([
      this.views.byDay(from),
      this.views.byPackage(from),
      this.views.byLanguage(from),
      this.views.pages(from),
      this.views.hosts(from),
      this.outcomes(from, brand.timeZone),
    ]);
    const seenOn = new Map(byDay.map(({ key, views }) => [key, views]));
    const cameOn = new Map(outcomes?.days.map((day) => [day.day, day]));
    const groups = (is: (group: OutcomeGroup) => boolean): Pick<Figures, 'enquiries' | 'bookings'> =>
      outcomes ? summed(outcomes.groups.filter(is)) : { enquiries: null, bookings: null };
    const seen = new Map(byPackage.flatMap(({ key, views }) => (key === null ? [] : [[key, views] as const])));
    const slugs = [...new Set([...seen.keys(), ...(outcomes?.groups ?? []).flatMap(({ slug }) => slug ?? [])])];
    const names = await this.names(slugs);
    const days = Array.from({ length: Number(span) }, (_, at) => addDays(from, at)).map((day) => ({
      day,
      views: seenOn.get(day) ?? 0,
      ...(outcomes ? summed([cameOn.get(day) ?? { enquiries: 0, bookings: 0 }]) : { enquiries: null, bookings: null }),
    }));
    const packages = slugs
      .map((slug) => ({
        package: { slug, name: names.get(slug) ?? EMPTY_TEXT },
        views: seen.get(slug) ?? 0,
        ...groups((group) => group.slug === slug),
      }))
      .sort((one, other) => other.views - one.views);
    const unnamed = groups(({ slug }) => slug === null);
    return {
      from,
      to,
      views: byDay.reduce((sum, { views }) => sum + views, 0),
      ...groups(() => true),
      days,
      packages: [...packages, ...((unnamed.enquiries ?? 0) + (unnamed.bookings ?? 0) > 0 ? [{ package: null, views: 0, ...unnamed }] : [])],
      languages: LANGUAGE_CODES.map((language) => ({
        language,
        views: byLanguage.find(({ key }) => toLanguageCode(key) === language)?.views ?? 0,
        ...groups((group) => group.language === language),
      })),
      pages: pages.map(({ key, views }) => ({ page: key, views })),
      referrers: hosts.map(({ key, views }) => ({ host: key, views })),
    };
  }

  private async outcomes(from: string, timeZone: string): Promise<Outcomes | undefined> {
    try {
      return await this.bus.ask(CountOutcomes, { from, timeZone });
    } catch (error) {
      this.logger.warn({ err: error }, 'Enquiries and bookings are unavailable; only views are reported');
      return undefined;
    }
  }

  /** Names by slug; empty while catalog is unavailable. */
  private async names(slugs: readonly string[]): Promise<ReadonlyMap<string, Localised>> {
    if (slugs.length === 0) return new Map();
    try {
      const { travels } = await this.bus.ask(DescribeTravels, { slugs });
      return new Map(travels.map(({ slug, name }) => [slug, name]));
    } catch (error) {
      this.logger.warn({ err: error }, 'The names of packages are unavailable');
      return new Map();
    }
  }
}

function summed(rows: readonly { enquiries: number; bookings: number }[]): { enquiries: number; bookings: number } {
  return {
    enquiries: rows.reduce((sum, { enquiries }) => sum + enquiries, 0),
    bookings: rows.reduce((sum, { bookings }) => sum + bookings, 0),
  };
}
