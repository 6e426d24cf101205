import { Controller, Res } from '@nestjs/common';
import { enquiries } from '@reefdesk/contracts/enquiries/endpoints';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { sendCsv } from '@reefdesk/service-kit/http/csv';
import type { Response } from 'express';
import { EnquiryExport } from './enquiry-export.ts';

/** Registered before the inbox, whose `{id}` would match its path. */
@Controller()
export class ExportAdminController {
  constructor(private readonly enquiries: EnquiryExport) {}

  @Endpoint(enquiries.exportCsv)
  async export({ query }: Input<typeof enquiries.exportCsv>, @Res() response: Response): Promise<void> {
    await sendCsv(response, await this.enquiries.file(query));
  }
}
