import { Controller, Delete, Header, Param, Patch, Post, Res } from '@nestjs/common';
import type { Success } from '@reefdesk/contracts/envelope';
import {
  ITINERARY_ITEM_EDIT,
  type ItineraryItemEdit,
  NEW_ITINERARY_ITEM,
  type NewItineraryItem,
} from '@reefdesk/contracts/requests/itinerary.requests';
import type { ItineraryItemAnswer, TravelDetailView } from '@reefdesk/contracts/travels';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { AskedCreation, type Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { ExpectedVersion, versioned } from '@reefdesk/service-kit/http/version';
import type { Response } from 'express';
import { type ItineraryChange, ItineraryService } from './itinerary.service.ts';

/** The specification calls an itinerary item a travel's destination in its addresses. */
@RequireRole('admin')
@Controller('api')
export class ItineraryAdminController {
  constructor(private readonly itinerary: ItineraryService) {}

  @Post('add-travel-destination/:travelId')
  @Header('Cache-Control', NO_STORE)
  async add(
    @Param('travelId') travelId: string,
    @AskedCreation() creation: Creation,
    @ReadBody(NEW_ITINERARY_ITEM) item: NewItineraryItem,
    @ExpectedVersion() version: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ItineraryItemAnswer> {
    return answer(response, await this.itinerary.add(travelId, creation, item, version), 'Itinerary added successfully');
  }

  @Patch('update-travel-destination/:travelId/:itemId')
  @Header('Cache-Control', NO_STORE)
  async update(
    @Param('travelId') travelId: string,
    @Param('itemId') itemId: string,
    @ReadBody(ITINERARY_ITEM_EDIT) item: ItineraryItemEdit,
    @ExpectedVersion() version: number | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ItineraryItemAnswer> {
    return answer(response, await this.itinerary.update(travelId, itemId, item, version), 'Itinerary updated successfully');
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
}

function answer(response: Response, { travel, item }: ItineraryChange, message: string): ItineraryItemAnswer {
  return { ...versioned(response, travel, message), item };
}
