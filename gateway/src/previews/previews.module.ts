import { Module } from '@nestjs/common';
import { PagesModule } from '../pages/pages.module.ts';
import { PreviewPagesMiddleware } from './preview-pages.middleware.ts';
import { PreviewedReadsMiddleware } from './previewed-reads.middleware.ts';
import { Previews } from './previews.ts';

/** Drafts shown as public pages, behind a link (docs/adr/0040). */
@Module({ imports: [PagesModule], providers: [Previews, PreviewPagesMiddleware, PreviewedReadsMiddleware] })
export class PreviewsModule {}
