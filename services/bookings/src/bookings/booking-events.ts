import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type DeliveryContent, WebhookBodies } from '../webhook/webhook-bodies.ts';
import { toBookingView } from './booking.mapper.ts';
import { BookingsRepository } from './bookings.repository.ts';

/** Webhook content without personal data of the guest (ENQ-18). */
@Injectable()
export class BookingEvents implements OnModuleInit {
  constructor(
    private readonly bodies: WebhookBodies,
    private readonly bookings: BookingsRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    for (const event of ['booking.created', 'booking.changed'] as const) {
      this.bodies.add(event, (about, version) => this.write(about, version));
    }
  }

  private async write(id: string, version: number): Promise<DeliveryContent | null> {
    const booking = await this.bookings.find(id);
    if (!booking || booking.state === 'asked' || booking.version < version) return null;
    const { name: _name, notes: _notes, sizes: _sizes, ...announced } = toBookingView(booking, '');
    return { reference: booking.reference, data: { ...announced, link: `${this.site.origin}/admin/enquiries/${booking.enquiryId}` } };
  }
}
