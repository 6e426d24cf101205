import { type DynamicModule, Module } from '@nestjs/common';
import { OperatorModule } from '@reefdesk/operator-client/operator.module';
import { FormsModule } from '@reefdesk/service-kit/http/form/forms.module';
import { mongoModule } from '@reefdesk/service-kit/mongo.module';
import { CardTitlesModule } from './card-titles/card-titles.module.ts';
import { DestinationRemovalSweeper, REMOVAL_SWEEP_SECONDS } from './destinations-admin/destination-removal.sweeper.ts';
import { DestinationsAdminModule } from './destinations-admin/destinations-admin.module.ts';
import { DraftsModule } from './drafts/drafts.module.ts';
import type { CatalogEnv } from './env.ts';
import { ImageUsesModule } from './image-uses/image-uses.module.ts';
import { TranslationsModule } from './translations/translations.module.ts';
import { TrashModule } from './trash/trash.module.ts';
import { TravelsModule } from './travels/travels.module.ts';
import { VersionsModule } from './versions/versions.module.ts';

/** Travel packages with their itineraries, and destinations. */
@Module({})
export class AppModule {
  static forRoot(env: CatalogEnv, timeZone: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        mongoModule('catalog', env, { counted: ['travels', 'destinations'] }),
        FormsModule.forRoot(env),
        DestinationsAdminModule,
        OperatorModule.forRoot({ timeZone }),
        TravelsModule,
        ImageUsesModule,
        CardTitlesModule,
        TrashModule,
        VersionsModule,
        DraftsModule,
        TranslationsModule,
      ],
      providers: [DestinationRemovalSweeper, { provide: REMOVAL_SWEEP_SECONDS, useValue: env.REMOVAL_SWEEP_SECONDS }],
    };
  }
}
