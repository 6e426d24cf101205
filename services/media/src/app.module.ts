import { type DynamicModule, Module } from '@nestjs/common';
import { OperatorModule } from '@reefdesk/operator-client/operator.module';
import { FormsModule } from '@reefdesk/service-kit/http/form/forms.module';
import { mongoModule } from '@reefdesk/service-kit/mongo.module';
import { CollectionModule } from './collection/collection.module.ts';
import { DeliveryModule } from './delivery/delivery.module.ts';
import { EditingModule } from './editing/editing.module.ts';
import type { MediaEnv } from './env.ts';
import { ImagesModule } from './images/images.module.ts';
import { LibraryModule } from './library/library.module.ts';
import { WorkModule } from './pixels/work.module.ts';
import { RenditionsModule } from './renditions/renditions.module.ts';
import type { CardOperator } from './share-cards/operator.ts';
import { ShareCardsModule } from './share-cards/share-cards.module.ts';
import { SlidesModule } from './slides/slides.module.ts';
import { StorageModule } from './storage/storage.module.ts';
import { UploadsModule } from './uploads/uploads.module.ts';

@Module({})
export class AppModule {
  static forRoot(env: MediaEnv, operator: CardOperator): DynamicModule {
    return {
      module: AppModule,
      imports: [
        mongoModule('media', env, { counted: ['slides', 'images'] }),
        FormsModule.forRoot(env),
        StorageModule.forRoot(env),
        WorkModule.forRoot(env),
        ImagesModule,
        UploadsModule,
        RenditionsModule,
        DeliveryModule,
        OperatorModule.forRoot(operator),
        ShareCardsModule,
        SlidesModule,
        LibraryModule,
        CollectionModule.forRoot(env),
        EditingModule,
      ],
    };
  }
}
