import { Controller, Res } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { type BookingView, bookings } from '@reefdesk/contracts/bookings/endpoints';
import type { AnswerOf } from '@reefdesk/contracts/endpoint';
import { CountActiveBookings } from '@reefdesk/contracts/messages/bookings.messages';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { sendCsv } from '@reefdesk/service-kit/http/csv';
import { successOf } from '@reefdesk/service-kit/http/listing';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import type { Response } from 'express';
import { CallingActor } from '../people/calling-actor.ts';
import { BookingExport } from './booking-export.ts';
import { BookingList } from './booking-list.ts';
import { BookingsService } from './bookings.service.ts';

@Controller()
export class BookingExportAdminController {
  constructor(private readonly bookings: BookingExport) {}

  @Endpoint(bookings.exportCsv)
  async export({ query }: Input<typeof bookings.exportCsv>, @Res() response: Response): Promise<void> {
    await sendCsv(response, this.bookings.file(query));
  }
}

/** Used by catalog for the back office's statistics. */
@Controller()
export class BookingsMessagesController {
  constructor(private readonly bookings: BookingList) {}

  @HandleMessage(CountActiveBookings)
  async count(_: Record<string, never>): Promise<{ count: number }> {
    return { count: await this.bookings.countActive() };
  }
}

@Controller()
export class BookingsAdminController {
  constructor(
    private readonly bookings: BookingsService,
    private readonly listed: BookingList,
  ) {}

  @Endpoint(bookings.list)
  async list({ query }: Input<typeof bookings.list>): Promise<AnswerOf<typeof bookings.list>> {
    const page = await this.listed.page(query);
    return successOf(page.items, page);
  }

  @Endpoint(bookings.book)
  async book({ id, creation, body }: Input<typeof bookings.book>, @CallingActor() actor: Actor): Promise<Success<BookingView>> {
    return success(await this.bookings.book(id, creation, body, actor), 'Booked');
  }

  @Endpoint(bookings.edit)
  async edit({ id, body, expected }: Input<typeof bookings.edit>, @CallingActor() actor: Actor): Promise<Success<BookingView>> {
    return success(await this.bookings.edit(id, body, expected, actor), 'Booking updated successfully');
  }
}
