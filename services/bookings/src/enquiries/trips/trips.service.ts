import { Injectable } from '@nestjs/common';
import { LIMITS } from '@reefdesk/contracts/limits';
import { FindVerifiedEmail } from '@reefdesk/contracts/messages/accounts.messages';
import type { TripListQuery, TripWish } from '@reefdesk/contracts/requests/trips.requests';
import type { TripView } from '@reefdesk/contracts/trips';
import type { Actor } from '@reefdesk/contracts/users';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { BookingsRepository } from '../../booking-records/bookings.repository.ts';
import { cursorOf, readCursor } from '../../lists/cursor.ts';
import { EnquiriesRepository } from '../enquiries.repository.ts';
import { EnquiriesService } from '../enquiries.service.ts';
import { toTripView } from '../enquiry.mapper.ts';
import type { ListedEnquiry } from '../enquiry.schema.ts';

export interface TripPage {
  items: TripView[];
  nextCursor: string | null;
  isVerified: boolean;
}

/** What belongs to a signed-in customer: the enquiries that name their address, once they have shown that it is theirs (ENQ-15). */
@Injectable()
export class TripsService {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly guests: EnquiriesService,
    private readonly bookings: BookingsRepository,
    private readonly site: CurrentSite,
    private readonly bus: MessageBus,
  ) {}

  async list({ limit = LIMITS.cursorPageDefault, cursor }: TripListQuery, actor: Actor): Promise<TripPage> {
    const after = cursor ? readCursor(cursor) : undefined;
    const email = await this.emailOf(actor);
    if (email === null) return { items: [], nextCursor: null, isVerified: false };
    const found = await this.enquiries.listOf(email, { after, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: await Promise.all(shown.map((enquiry) => this.view(enquiry))),
      nextCursor: found.length > limit && last ? cursorOf({ at: last.createdAt, id: last._id }) : null,
      isVerified: true,
    };
  }

  /** Somebody else's trip is one that is not there. The same call again says it once. */
  async wish(id: string, creation: Creation, { wish, message }: TripWish, actor: Actor, address?: string): Promise<TripView> {
    const email = await this.emailOf(actor);
    const enquiry = email === null ? null : await this.enquiries.find(id);
    if (!enquiry || enquiry.email !== email) throw new AppError('enquiry_not_found');
    return this.view(await this.guests.add(enquiry, creation, { text: message, wish }, address));
  }

  private async emailOf({ userId }: Actor): Promise<string | null> {
    return (await this.bus.ask(FindVerifiedEmail, { userId })).email;
  }

  private async view(enquiry: ListedEnquiry): Promise<TripView> {
    return toTripView(enquiry, await this.bookings.listOf(enquiry._id), this.site.origin);
  }
}
