import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CalendarFeedView } from '@reefdesk/contracts/bookings/endpoints';
import { type LanguageCode, toLanguage } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { addDays } from '@reefdesk/contracts/time/calendar-days';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { Operator } from '@reefdesk/operator-client/operator';
import { noteUnchanged } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { KnownOperator } from '../operator.ts';
import { Agenda } from './agenda.ts';
import type { CalendarFeedDocument } from './calendar-feed.repository.ts';
import { CalendarFeedRepository } from './calendar-feed.repository.ts';
import { writeCalendar } from './write-calendar.ts';

const TOKEN_BYTES = 32;
const DAYS_BACK = 30;

@Injectable()
export class CalendarFeedService {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly agenda: Agenda,
    private readonly site: CurrentSite,
    private readonly operator: Operator<KnownOperator>,
  ) {}

  async get(): Promise<CalendarFeedView | null> {
    const feed = await this.feeds.find();
    return feed && toView(feed);
  }

  /** The previous address stops working. */
  async make(language: LanguageCode): Promise<CalendarFeedView> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const feed = { digest: digestOf(token), language, madeAt: new Date(), readAt: null };
    await this.feeds.put(feed);
    return toView(feed, `${this.site.origin}/api/calendar/${token}.ics`);
  }

  async revoke(): Promise<void> {
    if (!(await this.feeds.remove())) noteUnchanged();
  }

  /** Throws `not_found` unless it is the current token. */
  async read(token: string): Promise<string> {
    const feed = await this.feeds.find();
    if (!feed || !isSame(feed.digest, digestOf(token))) throw new AppError('not_found');
    await this.feeds.noteRead(feed, new Date());
    const [{ shortName, timeZone }, today] = await Promise.all([this.operator.current(), this.agenda.today()]);
    const going = await this.agenda.of({ from: addDays(today, -DAYS_BACK), to: addDays(today, LIMITS.departureDays) });
    const names = await this.agenda.namesOf(going.bookings);
    return writeCalendar({ operator: shortName, timeZone, language: toLanguage(feed.language), ...going, names });
  }
}

function toView({ language, madeAt, readAt }: Omit<CalendarFeedDocument, '_id'>, url: string | null = null): CalendarFeedView {
  return { url, language, made_at: madeAt.toISOString(), read_at: readAt?.toISOString() ?? null };
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
