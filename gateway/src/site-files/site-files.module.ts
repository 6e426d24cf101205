import { Module } from '@nestjs/common';
import { PagesModule } from '../pages/pages.module.ts';
import { SiteFilesMiddleware } from './site-files.middleware.ts';

@Module({ imports: [PagesModule], providers: [SiteFilesMiddleware], exports: [SiteFilesMiddleware] })
export class SiteFilesModule {}
