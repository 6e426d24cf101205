import { type DynamicModule, Module } from '@nestjs/common';
import { mongoModule } from '@reefdesk/service-kit/mongo/mongo.module';
import { DemoModule } from './demo/demo.module.ts';
import { DestinationRemovalSweeper, REMOVAL_SWEEP_SECONDS } from './destinations/destination-removal.sweeper.ts';
import { DestinationsModule } from './destinations/destinations.module.ts';
import type { CatalogEnv } from './env.ts';
import { ImageUsesModule } from './image-uses/image-uses.module.ts';
import { TravelsModule } from './travels/travels.module.ts';

/** Travel packages with their itineraries, and destinations. */
@Module({})
export class AppModule {
  static forRoot(env: CatalogEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [mongoModule('catalog', env), DestinationsModule, TravelsModule, DemoModule, ImageUsesModule],
      providers: [DestinationRemovalSweeper, { provide: REMOVAL_SWEEP_SECONDS, useValue: env.REMOVAL_SWEEP_SECONDS }],
    };
  }
}
