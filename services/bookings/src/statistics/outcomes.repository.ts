import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import type { OutcomeGroup, Outcomes } from '@reefdesk/contracts/messages/bookings.messages';
import { dayIn, startOfDay } from '@reefdesk/contracts/time/calendar-days';
import type { Model } from 'mongoose';
import { BOOKING_MODEL, type BookingDocument, SEATLESS } from '../bookings/booking.schema.ts';
import { ENQUIRY_MODEL, type EnquiryDocument } from '../enquiries/enquiry.schema.ts';

/** Fields for the statistics, which erasure keeps. */
interface Came {
  createdAt: Date;
  language: LanguageCode;
  package: { slug: string } | null;
}

const FIELDS = { createdAt: 1, language: 1, 'package.slug': 1 } as const;

/** Counts by the day of creation, without spam, offers and cancelled bookings (INS-02). */
@Injectable()
export class OutcomesRepository {
  constructor(
    @InjectModel(ENQUIRY_MODEL) private readonly enquiries: Model<EnquiryDocument>,
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<BookingDocument>,
  ) {}

  async since({ from, timeZone }: { from: string; timeZone: string }): Promise<Outcomes> {
    const since = { createdAt: { $gte: startOfDay(timeZone, from) } };
    const days = new Map<string, Outcomes['days'][number]>();
    const groups = new Map<string, OutcomeGroup>();
    const add = (what: 'enquiries' | 'bookings', { createdAt, language, package: asked }: Came) => {
      const [day, slug] = [dayIn(timeZone, createdAt), asked?.slug ?? null];
      const onDay = days.get(day) ?? { day, enquiries: 0, bookings: 0 };
      days.set(day, { ...onDay, [what]: onDay[what] + 1 });
      const group = groups.get(`${language} ${slug}`) ?? { slug, language, enquiries: 0, bookings: 0 };
      groups.set(`${language} ${slug}`, { ...group, [what]: group[what] + 1 });
    };
    // A cursor keeps only the counts in memory.
    for await (const one of this.enquiries
      .find({ ...since, state: { $ne: 'spam' } })
      .select(FIELDS)
      .lean<Came[]>()
      .cursor())
      add('enquiries', one as unknown as Came);
    for await (const one of this.bookings
      .find({ ...since, state: { $nin: SEATLESS } })
      .select(FIELDS)
      .lean<Came[]>()
      .cursor())
      add('bookings', one as unknown as Came);
    return { days: [...days.values()], groups: [...groups.values()] };
  }
}
