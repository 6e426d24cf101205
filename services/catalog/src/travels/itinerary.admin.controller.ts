import { Controller, Delete, Header, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import type { Success } from '@reefdesk/contracts/envelope';
import { ITEM_EDIT_FORM, NEW_ITEM_FORM } from '@reefdesk/contracts/travels/endpoints';
import type { ItineraryItemEdit, NewItineraryItem } from '@reefdesk/contracts/travels/requests';
import type { ItineraryItemAnswer, TravelDetailView } from '@reefdesk/contracts/travels/views';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { FormFiles, ReadBodyOrFormData, ReceivesFormOrJson } from '@reefdesk/service-kit/http/form/form.decorators';
import type { ReceivedForm } from '@reefdesk/service-kit/http/form/received-form';
import { AskedCreation, type Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { type ItineraryChange, ItineraryService } from './itinerary.service.ts';

/** In its paths, the specification calls an itinerary item a destination of the travel. */
@RequireRole('admin')
@Controller('api')
export class ItineraryAdminController {
  constructor(private readonly itinerary: ItineraryService) {}

  @Post('add-travel-destination/:travelId')
  @ReceivesFormOrJson(NEW_ITEM_FORM)
  @Header('Cache-Control', NO_STORE)
  async add(
    @Param('travelId') travelId: string,
    @AskedCreation() creation: Creation,
    @ReadBodyOrFormData(NEW_ITEM_FORM.data) item: NewItineraryItem,
    @FormFiles() files: ReceivedForm['files'],
    @ExpectedVersion() version: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ItineraryItemAnswer> {
    return answer(response, await this.itinerary.add(travelId, creation, item, files.image?.[0], version), 'Itinerary added successfully');
  }

  @Patch('update-travel-destination/:travelId/:itemId')
  @ReceivesFormOrJson(ITEM_EDIT_FORM)
  @Header('Cache-Control', NO_STORE)
  async update(
    @Param('travelId') travelId: string,
    @Param('itemId') itemId: string,
    @ReadBodyOrFormData(ITEM_EDIT_FORM.data) item: ItineraryItemEdit,
    @FormFiles() files: ReceivedForm['files'],
    @ExpectedVersion() version: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ItineraryItemAnswer> {
    const change = await this.itinerary.update(travelId, itemId, item, files.image?.[0], version);
    return answer(response, change, 'Itinerary updated successfully');
  }

  @Delete('remove-travel-destination/:travelId/:itemId')
  @Header('Cache-Control', NO_STORE)
  async remove(
    @Param('travelId') travelId: string,
    @Param('itemId') itemId: string,
    @ExpectedVersion() version: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<TravelDetailView>> {
    return versioned(response, await this.itinerary.remove(travelId, itemId, version), 'Itinerary has been deleted');
  }

  @Post('restore-travel-destination/:travelId/:itemId')
  @HttpCode(200)
  @Header('Cache-Control', NO_STORE)
  async restore(
    @Param('travelId') travelId: string,
    @Param('itemId') itemId: string,
    @ExpectedVersion() version: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ItineraryItemAnswer> {
    return answer(response, await this.itinerary.restore(travelId, itemId, version), 'Itinerary has been restored');
  }
}

function answer(response: Response, { travel, item }: ItineraryChange, message: string): ItineraryItemAnswer {
  return { ...versioned(response, travel, message), item };
}
