import { Controller } from '@nestjs/common';
import { type CardTitleRequest, FIND_CARD_TITLE } from '@reefdesk/contracts/messages/catalog.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { CardTitlesService } from './card-titles.service.ts';

/** Media asks this before it draws a share card; the NATS permissions let nobody else. */
@Controller()
export class CardTitlesMessagesController {
  constructor(private readonly titles: CardTitlesService) {}

  @HandleMessage(FIND_CARD_TITLE.catalog)
  async find(request: CardTitleRequest): Promise<{ title: string | null }> {
    return { title: await this.titles.find(request) };
  }
}
