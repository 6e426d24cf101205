import { type DynamicModule, Global, Module } from '@nestjs/common';
import { WORK_ENV, type WorkEnv } from '../env.ts';
import { BackgroundPixels } from './background-pixels.ts';
import { DecodeGate } from './decode-gate.ts';
import { ImageNormaliser } from './image-normaliser.ts';
import { ImageProcessor } from './image-processor.ts';
import { WorkDiskMetrics } from './work-disk-metrics.ts';
import { WorkFiles } from './work-files.ts';

@Global()
@Module({})
export class WorkModule {
  static forRoot(env: WorkEnv): DynamicModule {
    return {
      module: WorkModule,
      providers: [
        { provide: WORK_ENV, useValue: env },
        DecodeGate,
        ImageProcessor,
        BackgroundPixels,
        ImageNormaliser,
        WorkFiles,
        WorkDiskMetrics,
      ],
      exports: [WORK_ENV, DecodeGate, ImageProcessor, BackgroundPixels, ImageNormaliser, WorkFiles],
    };
  }
}
