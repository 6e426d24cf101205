import { Controller, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { type CardTitleRequest, FIND_CARD_TITLE } from '@reefdesk/contracts/messages/catalog.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { DESTINATION, destinationSchema } from '../destinations/destination.schema.ts';
import { TRAVEL, travelSchema } from '../travels/travel.schema.ts';
import { CardTitlesRepository } from './card-titles.repository.ts';
import { CardTitlesService } from './card-titles.service.ts';

/** Used by media before it draws a share card; the NATS permissions allow no other service. */
@Controller()
class CardTitlesMessagesController {
  constructor(private readonly titles: CardTitlesService) {}

  @HandleMessage(FIND_CARD_TITLE.catalog)
  async find(request: CardTitleRequest): Promise<{ title: string | null }> {
    return { title: await this.titles.find(request) };
  }
}

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: TRAVEL, schema: travelSchema },
      { name: DESTINATION, schema: destinationSchema },
    ]),
  ],
  controllers: [CardTitlesMessagesController],
  providers: [CardTitlesRepository, CardTitlesService],
})
export class CardTitlesModule {}
