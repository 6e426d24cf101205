import { Controller, Delete, Get, Header, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { PART_QUERY, type PartQuery } from '@reefdesk/contracts/lists';
import { NEW_TRAVEL_FORM, TRAVEL_EDIT_FORM, TRAVEL_IMAGE_FORM } from '@reefdesk/contracts/travels/endpoints';
import type { TravelEdit } from '@reefdesk/contracts/travels/requests';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE, sendRemembered } from '@reefdesk/service-kit/http/caching';
import { Form, FormFiles, ReadBodyOrFormData, ReceivesForm, ReceivesFormOrJson } from '@reefdesk/service-kit/http/form/form.decorators';
import type { ReceivedForm } from '@reefdesk/service-kit/http/form/received-form';
import { AskedCreation, type Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { listKey, successOf } from '@reefdesk/service-kit/http/listing';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import type { Request, Response } from 'express';
import { TravelChangesService } from './travel-changes.service.ts';
import { TravelsService } from './travels.service.ts';

@RequireRole('admin')
@Controller('api')
export class TravelsAdminController {
  constructor(
    private readonly travels: TravelsService,
    private readonly changes: TravelChangesService,
    private readonly answers: RememberedAnswers,
  ) {}

  @Get('get-travels-with-stats')
  async listWithStats(@ReadQuery(PART_QUERY) query: PartQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const figures = await this.travels.figures();
    const answer = await this.answers.of(listKey('get-travels-with-stats', figures, query), async () => {
      const { list, nextCursor } = await this.travels.listWithStats(figures, query);
      return successOf(list, { nextCursor });
    });
    sendRemembered(request, response, answer, 'private');
  }

  @Get('get-travel-details/:travelId')
  @Header('Cache-Control', NO_STORE)
  async details(@Param('travelId') id: string, @Res({ passthrough: true }) response: Response): Promise<Success<TravelDetailView>> {
    return versioned(response, await this.travels.details(id));
  }

  @Post('add-travel')
  @ReceivesForm(NEW_TRAVEL_FORM)
  @Header('Cache-Control', NO_STORE)
  async create(
    @AskedCreation() creation: Creation,
    @Form() form: ReceivedForm,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<TravelDetailView>> {
    return versioned(response, await this.changes.create(creation, form), 'Travel package has been created successfully');
  }

  @Post('duplicate-travel/:travelId')
  @Header('Cache-Control', NO_STORE)
  async duplicate(
    @Param('travelId') id: string,
    @AskedCreation() creation: Creation,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<TravelDetailView>> {
    return versioned(response, await this.changes.duplicate(id, creation), 'Travel package has been duplicated');
  }

  @Patch('edit-travel/:travelId')
  @ReceivesFormOrJson(TRAVEL_EDIT_FORM)
  @Header('Cache-Control', NO_STORE)
  async edit(
    @Param('travelId') id: string,
    @ReadBodyOrFormData(TRAVEL_EDIT_FORM.data) edit: TravelEdit,
    @FormFiles() files: ReceivedForm['files'],
    @ExpectedVersion() version: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<TravelDetailView>> {
    return versioned(response, await this.changes.edit(id, edit, files.mainImage?.[0], version), 'Travel package updated successfully');
  }

  @Patch('edit-travel/:travelId/image')
  @ReceivesForm(TRAVEL_IMAGE_FORM)
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
