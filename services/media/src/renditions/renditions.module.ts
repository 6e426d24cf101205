import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.ts';
import { RenditionMaker } from './rendition-maker.ts';
import { RenditionMetrics } from './rendition-metrics.ts';
import { RenditionStore } from './rendition-store.ts';
import { RenditionWorker } from './rendition-worker.ts';

@Module({
  imports: [ImagesModule],
  providers: [RenditionMetrics, RenditionStore, RenditionMaker, RenditionWorker],
  exports: [RenditionStore, RenditionWorker],
})
export class RenditionsModule {}
