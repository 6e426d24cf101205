import { Controller, Get, Res } from '@nestjs/common';
import { ENQUIRY_EXPORT_QUERY, type EnquiryExportQuery } from '@reefdesk/contracts/enquiries/endpoints';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { sendCsv } from '@reefdesk/service-kit/http/csv';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import type { Response } from 'express';
import { EnquiryExport } from './enquiry-export.ts';

/** Stands before the inbox, which would take the name for an id. */
@RequireRole('admin')
@Controller('api/enquiries')
export class ExportAdminController {
  constructor(private readonly enquiries: EnquiryExport) {}

  @Get('export.csv')
  async export(@ReadQuery(ENQUIRY_EXPORT_QUERY) query: EnquiryExportQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, await this.enquiries.file(query));
  }
}
