import { Injectable, Logger } from '@nestjs/common';
import { addDays } from '@reefdesk/contracts/time/calendar-days';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import type { DepartureDocument } from '../departures/departure.schema.ts';
import { DeparturesService } from '../departures/departures.service.ts';
import { SeatsRepository } from '../departures/seats.repository.ts';
import type { BookingDocument } from './booking.schema.ts';
import { seatsNeeded } from './booking.schema.ts';
import { BookingSeats } from './booking-seats.ts';
import { BookingsRepository } from './bookings.repository.ts';

/** Longer than any request takes. */
const UNFINISHED_MS = 60_000;

/** Repairs reserved seats after a killed process or a restored backup. */
@Injectable()
export class SeatsReconciliation {
  private readonly logger = new Logger(SeatsReconciliation.name);
  private readonly mended;

  constructor(
    private readonly bookings: BookingsRepository,
    private readonly seats: SeatsRepository,
    private readonly bookingSeats: BookingSeats,
    private readonly departures: DeparturesService,
    metrics: Metrics,
  ) {
    this.mended = metrics.counter('seats_mended_total', 'Differences between departures and their bookings, by what became of them', [
      'outcome',
    ]);
  }

  async run(signal: AbortSignal): Promise<void> {
    // Yesterday's departures may still be under way.
    const from = addDays(await this.departures.today(), -1);
    const departures = await this.seats.listBooked(from);
    const bookings = await this.bookings.listOfDepartures(departures.map(({ _id }) => _id));
    const byId = new Map(bookings.map((booking) => [booking._id, booking]));
    for (const departure of departures) {
      for (const id of Object.keys(departure.reservations)) {
        if (signal.aborted) return;
        // A missing booking may have been moved to another departure.
        await this.giveBackSpare(departure, id, byId.get(id) ?? (await this.bookings.find(id)));
      }
    }
    await this.takeMissing(departures, await this.bookings.listNeedingSeats(from), signal);
  }

  /** Writes the booking first, so that a concurrent request that needs more seats finds another version and takes its seats again. */
  private async giveBackSpare(departure: DepartureDocument, id: string, booking: BookingDocument | null): Promise<void> {
    const reservation = departure.reservations[id];
    const needed = booking?.departureId === departure._id ? seatsNeeded(booking) : 0;
    if (!reservation || reservation.seats <= needed || !isUnfinished(reservation.at)) return;
    if (booking && !(await this.bookings.change(id, {}, booking.version))) return;
    const changed = await this.seats.giveBack(departure._id, id, reservation, needed);
    if (!changed) return;
    this.bookingSeats.announce(changed);
    this.mended.inc({ outcome: 'given_back' });
    this.logger.warn({ departureId: departure._id, bookingId: id, had: reservation.seats, needed }, 'Seats of a departure are given back');
  }

  private async takeMissing(departures: readonly DepartureDocument[], bookings: readonly BookingDocument[], signal: AbortSignal) {
    const byId = new Map(departures.map((departure) => [departure._id, departure]));
    for (const booking of bookings) {
      const had = byId.get(booking.departureId ?? '')?.reservations[booking._id]?.seats ?? 0;
      if (signal.aborted) return;
      if (had < seatsNeeded(booking) && isUnfinished(booking.updatedAt)) await this.takeAgain(booking, had);
    }
  }

  /** Happens only after a restored backup or a manual change in the database. */
  private async takeAgain(booking: BookingDocument, had: number): Promise<void> {
    const departureId = booking.departureId ?? '';
    const reported = { departureId, bookingId: booking._id, had, needed: seatsNeeded(booking) };
    try {
      await this.bookingSeats.take(departureId, booking._id, seatsNeeded(booking));
      this.mended.inc({ outcome: 'taken_again' });
      this.logger.warn(reported, 'Seats of a booking were missing and are taken again');
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      this.mended.inc({ outcome: 'without_seats' });
      this.logger.error({ ...reported, code: error.code }, 'A booking has no seats, and there are none left');
    }
  }
}

function isUnfinished(since: Date): boolean {
  return Date.now() - since.getTime() > UNFINISHED_MS;
}
