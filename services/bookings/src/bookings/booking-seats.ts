import { Injectable } from '@nestjs/common';
import { BookingsChanged, DeparturesChanged } from '@reefdesk/contracts/messages/bookings.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { DepartureDocument } from '../departures/departure.schema.ts';
import { SeatsRepository } from '../departures/seats.repository.ts';
import { WebhookOutbox } from '../webhook/webhook-outbox.ts';
import type { BookingDocument } from './booking.schema.ts';
import { seatsNeeded } from './booking.schema.ts';
import { BookingNews } from './booking-news.ts';
import { BookingsRepository } from './bookings.repository.ts';

const ATTEMPTS = 40;

/** Returns undefined if there is nothing to change. Throws if the rules forbid it. */
export type BookingRule = (seen: BookingDocument) => Partial<BookingDocument> | undefined;

/**
 * Keeps bookings and reserved seats consistent without transactions: seats are taken before the booking is written, and spare ones are
 * given back after it. The sweep completes interrupted work. docs/adr/0028 explains why nothing is oversold.
 */
@Injectable()
export class BookingSeats {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly seats: SeatsRepository,
    private readonly webhook: WebhookOutbox,
    private readonly news: BookingNews,
    private readonly bus: MessageBus,
  ) {}

  /** Returns null if the booking has changed since `seen`. */
  async write(seen: BookingDocument, changes: Partial<BookingDocument>): Promise<BookingDocument | null> {
    if (changes.departureId && changes.departureId !== seen.departureId) return this.move(seen, changes, changes.departureId);
    const [before, after] = [seatsNeeded(seen), seatsNeeded({ ...seen, ...changes })];
    if (seen.departureId === null || before === after) return this.bookings.change(seen._id, changes, seen.version);
    if (after > before) {
      await this.take(seen.departureId, seen._id, after);
      return this.bookings.change(seen._id, changes, seen.version);
    }
    // Read first: a request that takes seats again after that leaves another stamp and keeps them.
    const reservation = await this.seats.reservationOf(seen.departureId, seen._id);
    const changed = await this.bookings.change(seen._id, changes, seen.version);
    if (changed && reservation) this.announce(await this.seats.giveBack(seen.departureId, seen._id, reservation, after));
    return changed;
  }

  /** The sweep gives back seats that an interrupted move leaves. */
  private async move(seen: BookingDocument, changes: Partial<BookingDocument>, to: string): Promise<BookingDocument | null> {
    const needed = seatsNeeded({ ...seen, ...changes });
    if (needed > 0) await this.take(to, seen._id, needed);
    const from = seen.departureId;
    const reservation = from === null ? undefined : await this.seats.reservationOf(from, seen._id);
    const changed = await this.bookings.change(seen._id, changes, seen.version);
    if (changed && from !== null && reservation) this.announce(await this.seats.giveBack(from, seen._id, reservation, 0));
    return changed;
  }

  /** `isQuiet`: the guest gets no email about it. */
  async change(seen: BookingDocument, rule: BookingRule, isQuiet = false): Promise<BookingDocument> {
    let found: BookingDocument | null = seen;
    for (let attempt = 1; found && attempt <= ATTEMPTS; attempt += 1) {
      const current: BookingDocument = found;
      const changes = rule(current);
      if (!changes) return current;
      await this.webhook.put(current.state === 'asked' ? 'booking.created' : 'booking.changed', current._id, current.version + 1);
      const emailed = isQuiet ? {} : await this.news.queue(current, changes);
      const changed = await this.write(current, { ...changes, ...emailed });
      if (changed) {
        this.bus.publish(BookingsChanged, {});
        this.webhook.wake();
        return changed;
      }
      found = await this.bookings.find(seen._id);
    }
    throw new AppError(found ? 'service_unavailable' : 'booking_not_found');
  }

  /** Throws `departure_full` with the number of seats left (DEP-03). */
  async take(departureId: string, booking: string, wanted: number): Promise<DepartureDocument> {
    const taking = await this.seats.take(departureId, booking, wanted);
    if (taking.kind === 'full') throw departureFull(taking.seatsLeft);
    if (taking.kind === 'closed') throw new AppError('departure_closed');
    if (taking.kind === 'missing') throw new AppError('departure_not_found');
    this.announce(taking.departure);
    return taking.departure;
  }

  announce(departure: DepartureDocument | null): void {
    if (departure) this.bus.publish(DeparturesChanged, { package: departure.package });
  }
}

export function departureFull(seatsLeft: number): AppError {
  const left = { seats_left: seatsLeft };
  return new AppError('departure_full', left, { data: left });
}
