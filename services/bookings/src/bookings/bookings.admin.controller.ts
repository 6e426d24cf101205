import { Controller, Get, Header, Param, Patch, Post, Res } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import {
  BOOKING_CHANGE,
  BOOKING_LIST_QUERY,
  type BookingEdit,
  type BookingListQuery,
  NEW_BOOKING,
  type NewBooking,
} from '@reefdesk/contracts/bookings/requests';
import type { BookingView } from '@reefdesk/contracts/bookings/views';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { AskedCreation, type Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { CallingActor } from '../people/calling-actor.ts';
import { BookingsService } from './bookings.service.ts';

@RequireRole('admin')
@Controller('api')
export class BookingsAdminController {
  constructor(private readonly bookings: BookingsService) {}

  @Get('bookings')
  @Header('Cache-Control', NO_STORE)
  async list(@ReadQuery(BOOKING_LIST_QUERY) query: BookingListQuery): Promise<Success<BookingView[]> & { next_cursor: string | null }> {
    const { items, nextCursor } = await this.bookings.list(query);
    return { ...success(items), next_cursor: nextCursor };
  }

  @Post('enquiries/:id/bookings')
  @Header('Cache-Control', NO_STORE)
  async book(
    @Param('id') id: string,
    @AskedCreation() creation: Creation,
    @ReadBody(NEW_BOOKING) booking: NewBooking,
    @CallingActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<BookingView>> {
    return versioned(response, await this.bookings.book(id, creation, booking, actor), 'Booked');
  }

  @Patch('bookings/:id')
  @Header('Cache-Control', NO_STORE)
  async edit(
    @Param('id') id: string,
    @ReadBody(BOOKING_CHANGE) edit: BookingEdit,
    @ExpectedVersion() expected: number | null,
    @CallingActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<BookingView>> {
    return versioned(response, await this.bookings.edit(id, edit, expected, actor), 'Booking updated successfully');
  }
}
