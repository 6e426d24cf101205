import { Injectable } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { TripListQuery, TripView, TripWish } from '@reefdesk/contracts/enquiries/endpoints';
import { FindVerifiedEmail } from '@reefdesk/contracts/messages/auth.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Creation } from '@reefdesk/service-kit/http/idempotency-key';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { EnquiriesRepository } from '../enquiries/enquiries.repository.ts';
import { GuestMessages } from '../intake/guest-messages.ts';
import { GuestViews } from './guest-views.ts';

export interface TripPage extends Page<TripView> {
  isVerified: boolean;
}

/** Enquiries with the verified email address of the signed-in customer (ENQ-15). */
@Injectable()
export class TripsService {
  constructor(
    private readonly enquiries: EnquiriesRepository,
    private readonly guests: GuestMessages,
    private readonly views: GuestViews,
    private readonly bus: MessageBus,
  ) {}

  async list(query: TripListQuery, actor: Actor): Promise<TripPage> {
    const email = await this.emailOf(actor);
    if (email === null) return { items: [], nextCursor: null, isVerified: false };
    const { items, nextCursor } = await this.enquiries.listOf(email, query);
    return { items: await this.views.trips(items), nextCursor, isVerified: true };
  }

  /** Throws `enquiry_not_found` for another customer's enquiry. Idempotent: a retry adds the wish once. */
  async wish(id: string, creation: Creation, { wish, message }: TripWish, actor: Actor, address?: string): Promise<TripView> {
    const email = await this.emailOf(actor);
    const enquiry = email === null ? null : await this.enquiries.find(id);
    if (!enquiry || enquiry.email !== email) throw new AppError('enquiry_not_found');
    const [view] = await this.views.trips([await this.guests.add(enquiry, creation, { text: message, wish }, address)]);
    return view as TripView;
  }

  private async emailOf({ userId }: Actor): Promise<string | null> {
    return (await this.bus.ask(FindVerifiedEmail, { userId })).email;
  }
}
