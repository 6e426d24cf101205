import { type DynamicModule, Module } from '@nestjs/common';
import { OperatorModule } from '@reefdesk/operator-client/operator.module';
import { FormsModule } from '@reefdesk/service-kit/http/form/forms.module';
import { mongoModule } from '@reefdesk/service-kit/mongo.module';
import { CardTitlesModule } from './card-titles/card-titles.module.ts';
import { DestinationRemovalSweeper, REMOVAL_SWEEP_SECONDS } from './destinations-admin/destination-removal.sweeper.ts';
import { DestinationsAdminModule } from './destinations-admin/destinations-admin.module.ts';
import { EditingModule } from './editing/editing.module.ts';
import type { CatalogEnv } from './env.ts';
import { ImageUsesModule } from './image-uses/image-uses.module.ts';
import { TravelsModule } from './travels/travels.module.ts';

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
        EditingModule,
      ],
      providers: [DestinationRemovalSweeper, { provide: REMOVAL_SWEEP_SECONDS, useValue: env.REMOVAL_SWEEP_SECONDS }],
    };
  }
}
