import { type DynamicModule, Inject, Injectable, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageUsesAnswerModule } from '@reefdesk/media-client/image-uses-answer.module';
import { DRAFT, draftSchema } from '@reefdesk/service-kit/records/draft.schema';
import { STORED_VERSION, storedVersionSchema } from '@reefdesk/service-kit/records/versioned.schema';
import { RecurringWork } from '@reefdesk/service-kit/time/recurring-work';
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
import { BegunRemovals, SweepSteps } from './sweep-steps.ts';
import { UnusedImages } from './unused-images.ts';

const LONGEST_PAUSE_SECONDS = 60;

/** Runs on each replica; the database decides whether a sweep is due. */
@Injectable()
class SweepSchedule extends RecurringWork {
  private isFirst = true;

  constructor(
    private readonly collector: ImageCollector,
    @Inject(SWEEP_ENV) env: SweepEnv,
  ) {
    super(Math.min(env.IMAGE_SWEEP_INTERVAL_SECONDS, LONGEST_PAUSE_SECONDS), 'Image sweep has to wait');
  }

  protected async work(signal: AbortSignal): Promise<void> {
    // The image owners start at the same time as media and may not answer in the first round.
    const sweeps = !this.isFirst;
    this.isFirst = false;
    await this.collector.recover(signal);
    if (sweeps && !signal.aborted) await this.collector.sweep({ ifDue: true, signal });
  }
}

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
          { name: STORED_VERSION, schema: storedVersionSchema },
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
