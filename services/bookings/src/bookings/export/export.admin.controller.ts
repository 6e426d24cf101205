import { Controller, Res } from '@nestjs/common';
import { bookings } from '@reefdesk/contracts/bookings/endpoints';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { sendCsv } from '@reefdesk/service-kit/http/csv';
import type { Response } from 'express';
import { BookingExport } from './booking-export.ts';

@Controller()
export class BookingExportAdminController {
  constructor(private readonly bookings: BookingExport) {}

  @Endpoint(bookings.exportCsv)
  async export({ query }: Input<typeof bookings.exportCsv>, @Res() response: Response): Promise<void> {
    await sendCsv(response, this.bookings.file(query));
  }
}
