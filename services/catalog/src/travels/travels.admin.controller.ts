import { Controller, Req, Res } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { travels } from '@reefdesk/contracts/travels/endpoints';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { sendRemembered } from '@reefdesk/service-kit/http/caching';
import { listKey, successOf } from '@reefdesk/service-kit/http/listing';
import { RememberedAnswers } from '@reefdesk/service-kit/mongo/remembered-answers';
import type { Request, Response } from 'express';
import { TravelChangesService } from './travel-changes.service.ts';
import { TravelsService } from './travels.service.ts';

@Controller()
export class TravelsAdminController {
  constructor(
    private readonly travels: TravelsService,
    private readonly changes: TravelChangesService,
    private readonly answers: RememberedAnswers,
  ) {}

  @Endpoint(travels.list)
  async list({ query }: Input<typeof travels.list>, @Req() request: Request, @Res() response: Response): Promise<void> {
    const figures = await this.travels.figures();
    const answer = await this.answers.of(listKey('get-travels-with-stats', figures, query), async () => {
      const { list, nextCursor } = await this.travels.listWithStats(figures, query);
      return successOf(list, { nextCursor });
    });
    sendRemembered(request, response, answer, 'private');
  }

  @Endpoint(travels.get)
  async get({ travelId }: Input<typeof travels.get>): Promise<Success<TravelDetailView>> {
    return success(await this.travels.details(travelId));
  }

  @Endpoint(travels.create)
  async create({ creation, form }: Input<typeof travels.create>): Promise<Success<TravelDetailView>> {
    return success(await this.changes.create(creation, form), 'Travel package has been created successfully');
  }

  @Endpoint(travels.duplicate)
  async duplicate({ travelId, creation }: Input<typeof travels.duplicate>): Promise<Success<TravelDetailView>> {
    return success(await this.changes.duplicate(travelId, creation), 'Travel package has been duplicated');
  }

  @Endpoint(travels.edit)
  async edit({ travelId, body, files, expected }: Input<typeof travels.edit>): Promise<Success<TravelDetailView>> {
    return success(await this.changes.edit(travelId, body, files.mainImage?.[0], expected), 'Travel package updated successfully');
  }

  @Endpoint(travels.replaceImage)
  async replaceImage({ travelId, form, expected }: Input<typeof travels.replaceImage>): Promise<Success<TravelDetailView>> {
    return success(await this.changes.replaceImage(travelId, form, expected), 'Travel package updated successfully');
  }

  @Endpoint(travels.remove)
  async remove({ travelId, expected }: Input<typeof travels.remove>): Promise<Success<{ travel_id: string }>> {
    await this.changes.remove(travelId, expected);
    return success({ travel_id: travelId }, 'Travel package deleted successfully');
  }
}
