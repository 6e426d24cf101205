import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/operator.module.ts';
import { PagesModule } from '../pages/pages.module.ts';
import { SiteFilesMiddleware } from './site-files.middleware.ts';

@Module({ imports: [OperatorModule, PagesModule], providers: [SiteFilesMiddleware], exports: [SiteFilesMiddleware] })
export class SiteFilesModule {}
