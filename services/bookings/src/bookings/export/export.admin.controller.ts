import { Controller, Get, Res } from '@nestjs/common';
import { BOOKING_EXPORT_QUERY, type BookingExportQuery } from '@reefdesk/contracts/bookings/endpoints';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { sendCsv } from '@reefdesk/service-kit/http/csv';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import type { Response } from 'express';
import { BookingExport } from './booking-export.ts';

@RequireRole('admin')
@Controller('api/bookings')
export class BookingExportAdminController {
  constructor(private readonly bookings: BookingExport) {}

  @Get('export.csv')
  async export(@ReadQuery(BOOKING_EXPORT_QUERY) query: BookingExportQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, this.bookings.file(query));
  }
}
