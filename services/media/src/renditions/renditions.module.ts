import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.ts';
import { RenditionStore } from './rendition-store.ts';
import { RenditionWorker } from './rendition-worker.ts';

@Module({ imports: [ImagesModule], providers: [RenditionStore, RenditionWorker], exports: [RenditionStore, RenditionWorker] })
export class RenditionsModule {}
