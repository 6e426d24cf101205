import { type DynamicModule, Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.ts';
import { CardStore } from './card-store.ts';
import { CardTitles } from './card-titles.ts';
import { OPERATOR, type Operator } from './operator.ts';
import { ShareCardsPublicController } from './share-cards.public.controller.ts';
import { ShareCardsService } from './share-cards.service.ts';

/** The pictures that go with shared links (docs/adr/0016). */
@Module({})
export class ShareCardsModule {
  static forRoot(operator: Operator): DynamicModule {
    return {
      module: ShareCardsModule,
      imports: [ImagesModule],
      controllers: [ShareCardsPublicController],
      providers: [{ provide: OPERATOR, useValue: operator }, CardStore, CardTitles, ShareCardsService],
    };
  }
}
