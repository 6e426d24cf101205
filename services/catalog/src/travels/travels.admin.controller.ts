import { Body, Controller, Delete, Get, Header, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { TravelDetailView } from '@reefdesk/contracts/travels';
import { Form, ReceivesForm } from '@reefdesk/media-client/forms/form.decorators';
import type { ReceivedForm } from '@reefdesk/media-client/forms/received-form';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE, sendJson } from '@reefdesk/service-kit/http/caching';
import { NewId } from '@reefdesk/service-kit/http/idempotency-key';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Request, Response } from 'express';
import { EditTravelDto } from './travel.dto.ts';
import { TravelChangesService } from './travel-changes.service.ts';
import { TravelsService } from './travels.service.ts';

/** One picture, as `mainImage`. */
const PICTURE_FORM = { files: { mainImage: { max: 1, maxBytes: LIMITS.imageMaxBytes } } };

@RequireRole('admin')
@Controller('api')
export class TravelsAdminController {
  constructor(
    private readonly travels: TravelsService,
    private readonly changes: TravelChangesService,
  ) {}

  @Get('get-travels-with-stats')
  async listWithStats(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendJson(request, response, success(await this.travels.listWithStats()), 'private');
  }

  @Get('get-travel-details/:travelId')
  @Header('Cache-Control', NO_STORE)
  async details(@Param('travelId') id: string, @Res({ passthrough: true }) response: Response): Promise<Success<TravelDetailView>> {
    return versioned(response, await this.travels.details(id));
  }

  @Post('add-travel')
  @ReceivesForm(PICTURE_FORM)
  @Header('Cache-Control', NO_STORE)
  async create(
    @NewId() id: string,
    @Form() form: ReceivedForm,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<TravelDetailView>> {
    return versioned(response, await this.changes.create(id, form), 'Travel package has been created successfully');
  }

  @Patch('edit-travel/:travelId')
  @Header('Cache-Control', NO_STORE)
  async edit(
    @Param('travelId') id: string,
    @Body() edit: EditTravelDto,
    @ExpectedVersion() version: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<TravelDetailView>> {
    return versioned(response, await this.changes.edit(id, edit, version), 'Travel package updated successfully');
  }

  @Patch('edit-travel/:travelId/image')
  @ReceivesForm(PICTURE_FORM)
  @Header('Cache-Control', NO_STORE)
  async replaceImage(
    @Param('travelId') id: string,
    @Form() form: ReceivedForm,
    @ExpectedVersion() version: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<TravelDetailView>> {
    return versioned(response, await this.changes.replaceImage(id, form, version), 'Travel package updated successfully');
  }

  @Delete('delete-travel/:travelId')
  @Header('Cache-Control', NO_STORE)
  async remove(@Param('travelId') id: string, @ExpectedVersion() version: number | null): Promise<Success<{ travel_id: string }>> {
    await this.changes.remove(id, version);
    return success({ travel_id: id }, 'Travel package deleted successfully');
  }
}
