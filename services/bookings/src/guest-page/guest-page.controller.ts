import { Controller, Req } from '@nestjs/common';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { AnswerOf } from '@reefdesk/contracts/endpoint';
import { enquiries, type TripView, trips } from '@reefdesk/contracts/enquiries/endpoints';
import type { EnquiryLinkView, EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { successOf } from '@reefdesk/service-kit/http/listing';
import type { Request } from 'express';
import { CallingActor } from '../people/calling-actor.ts';
import { GuestPageService } from './guest-page.service.ts';
import { OffersService } from './offers.service.ts';
import { TripsService } from './trips.service.ts';

@Controller()
export class GuestPageController {
  constructor(
    private readonly page: GuestPageService,
    private readonly offers: OffersService,
  ) {}

  @Endpoint(enquiries.lookUp)
  async lookUp({ body }: Input<typeof enquiries.lookUp>, @Req() request: Request): Promise<Success<EnquiryLinkView>> {
    return success({ status_url: await this.page.lookUp(body, request.ip) });
  }

  @Endpoint(enquiries.status)
  async status({ token }: Input<typeof enquiries.status>): Promise<Success<EnquiryStatusView>> {
    return success(await this.page.read(token));
  }

  @Endpoint(enquiries.say)
  async say({ token, creation, body }: Input<typeof enquiries.say>, @Req() request: Request): Promise<Success<EnquiryStatusView>> {
    return success(await this.page.say(token, creation, body.message, request.ip), 'Your message has arrived');
  }

  @Endpoint(enquiries.accept)
  async accept({ token, id }: Input<typeof enquiries.accept>): Promise<Success<EnquiryStatusView>> {
    return success(await this.offers.accept(token, id), 'The offer is accepted');
  }

  @Endpoint(enquiries.guestPage)
  async readAsStaff({ id }: Input<typeof enquiries.guestPage>): Promise<Success<EnquiryStatusView>> {
    return success(await this.page.readAsStaff(id));
  }
}

@Controller()
export class TripsController {
  constructor(private readonly trips: TripsService) {}

  @Endpoint(trips.list)
  async list({ query }: Input<typeof trips.list>, @CallingActor() actor: Actor): Promise<AnswerOf<typeof trips.list>> {
    const page = await this.trips.list(query, actor);
    return { ...successOf(page.items, page), email_verified: page.isVerified };
  }

  @Endpoint(trips.wish)
  async wish(
    { id, creation, body }: Input<typeof trips.wish>,
    @CallingActor() actor: Actor,
    @Req() request: Request,
  ): Promise<Success<TripView>> {
    return success(await this.trips.wish(id, creation, body, actor, request.ip), 'Your request has arrived');
  }
}
