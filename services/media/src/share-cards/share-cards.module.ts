import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.ts';
import { CardStore } from './card-store.ts';
import { CardTitles } from './card-titles.ts';
import { ShareCardsPublicController } from './share-cards.public.controller.ts';
import { ShareCardsService } from './share-cards.service.ts';

/** Preview cards of shared links (docs/adr/0016). */
@Module({
  imports: [ImagesModule],
  controllers: [ShareCardsPublicController],
  providers: [CardStore, CardTitles, ShareCardsService],
})
export class ShareCardsModule {}
