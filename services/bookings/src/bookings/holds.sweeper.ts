import { Inject, Injectable } from '@nestjs/common';
import { RecurringWork } from '@reefdesk/service-kit/time/recurring-work';
import { BookedEnquiries } from './booked-enquiries.ts';
import type { BookingDocument } from './booking.schema.ts';
import { afterHold } from './booking-changes.ts';
import { BookingSeats } from './booking-seats.ts';
import { BookingsRepository } from './bookings.repository.ts';
import { SeatsReconciliation } from './seats.reconciliation.ts';

export const HOLD_SWEEP_SECONDS = Symbol('HOLD_SWEEP_SECONDS');

const BATCH = 100;
const UNFINISHED_MS = 60_000;
const DAY_MS = 86_400_000;

/** Each step is one conditional write, so replicas can run it in parallel. */
@Injectable()
export class HoldsSweeper extends RecurringWork {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly seats: BookingSeats,
    private readonly bookedEnquiries: BookedEnquiries,
    private readonly reconciliation: SeatsReconciliation,
    @Inject(HOLD_SWEEP_SECONDS) everySeconds: number,
  ) {
    super(everySeconds, 'Expired holds have to wait for being cancelled');
  }

  protected async work(signal: AbortSignal): Promise<void> {
    await this.endHolds(signal);
    await this.reconciliation.run(signal);
    await this.bookings.removeRequested(new Date(Date.now() - DAY_MS));
    await this.notifyEnquiries(signal);
  }

  private async endHolds(signal: AbortSignal): Promise<void> {
    const now = new Date();
    await this.each(await this.bookings.listHeldOver(now, BATCH), signal, async (held) => {
      await this.bookedEnquiries.notify(await this.seats.change(held, (seen) => afterHold(seen, now)));
    });
  }

  private async notifyEnquiries(signal: AbortSignal): Promise<void> {
    const untold = await this.bookings.listUntold(new Date(Date.now() - UNFINISHED_MS), BATCH);
    await this.each(untold, signal, (booking) => this.bookedEnquiries.notify(booking));
  }

  /** Failures are logged and do not stop the others. */
  private async each(bookings: readonly BookingDocument[], signal: AbortSignal, step: (booking: BookingDocument) => Promise<void>) {
    for (const booking of bookings) {
      if (signal.aborted) return;
      await step(booking).catch((error: unknown) => {
        this.logger.warn({ err: error, bookingId: booking._id }, 'A booking has to wait for the next sweep');
      });
    }
  }
}
