import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageUsesAnswerModule } from '@reefdesk/media-client/image-uses-answer.module';
import { DRAFT, draftSchema } from '@reefdesk/service-kit/records/draft.schema';
import { KEPT_VERSION, keptVersionSchema } from '@reefdesk/service-kit/records/versioned.schema';
import { SWEEP_ENV, type SweepEnv } from '../env.ts';
import { ImagesModule } from '../images/images.module.ts';
import { slideSchema } from '../slides/slide.schema.ts';
import { SlideUsesRepository } from '../slides/slide-uses.repository.ts';
import { SLIDE_MODEL } from '../slides/slides.repository.ts';
import { BucketIdentity } from './bucket-identity.ts';
import { CollectionStateRepository } from './collection-state.repository.ts';
import { COLLECTION_STATE, collectionStateSchema } from './collection-state.schema.ts';
import { ImageCollector } from './image-collector.ts';
import { ImageOwners } from './image-owners.ts';
import { ImageRemoval } from './image-removal.ts';
import { OwnerInquiry } from './owner-inquiry.ts';
import { StrayObjects } from './stray-objects.ts';
import { SweepLeases } from './sweep-lease.ts';
import { SweepMetrics } from './sweep-metrics.ts';
import { SweepSchedule } from './sweep-schedule.ts';
import { BegunRemovals, SweepSteps } from './sweep-steps.ts';
import { UnusedImages } from './unused-images.ts';

/** The garbage collection of images (docs/adr/0006). */
@Module({})
export class CollectionModule {
  static forRoot(env: SweepEnv): DynamicModule {
    return {
      module: CollectionModule,
      imports: [
        ImagesModule,
        ImageUsesAnswerModule,
        MongooseModule.forFeature([
          { name: COLLECTION_STATE, schema: collectionStateSchema },
          { name: SLIDE_MODEL, schema: slideSchema },
          { name: KEPT_VERSION, schema: keptVersionSchema },
          { name: DRAFT, schema: draftSchema },
        ]),
      ],
      providers: [
        { provide: SWEEP_ENV, useValue: env },
        BegunRemovals,
        BucketIdentity,
        CollectionStateRepository,
        ImageCollector,
        ImageOwners,
        ImageRemoval,
        OwnerInquiry,
        SlideUsesRepository,
        StrayObjects,
        SweepLeases,
        SweepMetrics,
        SweepSchedule,
        SweepSteps,
        UnusedImages,
      ],
    };
  }
}
