import { Controller } from '@nestjs/common';
import { AREAS } from '@reefdesk/contracts/access';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import { itinerary } from '@reefdesk/contracts/travels/endpoints';
import type { ItineraryItemAnswer, TravelDetailView } from '@reefdesk/contracts/travels/views';
import { CalledBy, type Caller } from '@reefdesk/service-kit/access/caller';
import { requireOwnTexts } from '@reefdesk/service-kit/access/own-texts';
import { Endpoint } from '@reefdesk/service-kit/endpoint/endpoint.decorator';
import type { Input } from '@reefdesk/service-kit/endpoint/input';
import { type ItineraryChange, ItineraryService } from './itinerary.service.ts';

/** In its paths, the specification calls an itinerary item a destination of the travel. */
@Controller()
export class ItineraryAdminController {
  constructor(private readonly itinerary: ItineraryService) {}

  @Endpoint(itinerary.add)
  async add({ travelId, creation, body, files, expected }: Input<typeof itinerary.add>): Promise<ItineraryItemAnswer> {
    return answer(await this.itinerary.add(travelId, creation, body, files.image?.[0], expected), 'Itinerary added successfully');
  }

  @Endpoint(itinerary.edit)
  async edit(
    { travelId, itemId, body, files, expected }: Input<typeof itinerary.edit>,
    @CalledBy() { actor }: Caller,
  ): Promise<ItineraryItemAnswer> {
    requireOwnTexts(actor, AREAS.content, { body, files, texts: ['titles', 'comments'] });
    return answer(await this.itinerary.update(travelId, itemId, body, files.image?.[0], expected), 'Itinerary updated successfully');
  }

  @Endpoint(itinerary.remove)
  async remove({ travelId, itemId, expected }: Input<typeof itinerary.remove>): Promise<Success<TravelDetailView>> {
    return success(await this.itinerary.remove(travelId, itemId, expected), 'Itinerary has been deleted');
  }

  @Endpoint(itinerary.restore)
  async restore({ travelId, itemId, expected }: Input<typeof itinerary.restore>): Promise<ItineraryItemAnswer> {
    return answer(await this.itinerary.restore(travelId, itemId, expected), 'Itinerary has been restored');
  }
}

function answer({ travel, item }: ItineraryChange, message: string): ItineraryItemAnswer {
  return { ...success(travel, message), item };
}
