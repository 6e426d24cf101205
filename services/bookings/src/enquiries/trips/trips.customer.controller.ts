import { Controller, Get, Header, Param, Post, Req } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import {
  TRIP_LIST_QUERY,
  TRIP_WISH,
  type TripListQuery,
  type TripView,
  type TripWish,
} from '@reefdesk/contracts/enquiries/trips.endpoints';
import { type Success, success } from '@reefdesk/contracts/envelope';
import { RequireRole } from '@reefdesk/service-kit/access/access.decorators';
import { ReadBody } from '@reefdesk/service-kit/http/body/read-body';
import { NO_STORE } from '@reefdesk/service-kit/http/caching';
import { AskedCreation, type Creation } from '@reefdesk/service-kit/http/idempotency-key';
import { ReadQuery } from '@reefdesk/service-kit/http/read-query';
import type { Request } from 'express';
import { CallingActor } from '../../people/calling-actor.ts';
import { TripsService } from './trips.service.ts';

@RequireRole('customer')
@Controller('api/my/trips')
export class TripsCustomerController {
  constructor(private readonly trips: TripsService) {}

  @Get()
  @Header('Cache-Control', NO_STORE)
  async list(
    @ReadQuery(TRIP_LIST_QUERY) query: TripListQuery,
    @CallingActor() actor: Actor,
  ): Promise<Success<TripView[]> & { next_cursor: string | null; email_verified: boolean }> {
    const { items, nextCursor, isVerified } = await this.trips.list(query, actor);
    return { ...success(items), next_cursor: nextCursor, email_verified: isVerified };
  }

  @Post(':id/wishes')
  @Header('Cache-Control', NO_STORE)
  async wish(
    @Param('id') id: string,
    @AskedCreation() creation: Creation,
    @ReadBody(TRIP_WISH) wish: TripWish,
    @CallingActor() actor: Actor,
    @Req() request: Request,
  ): Promise<Success<TripView>> {
    return success(await this.trips.wish(id, creation, wish, actor, request.ip), 'Your request has arrived');
  }
}
