import { Module } from '@nestjs/common';
import { FrontendsModule } from '../frontends/frontends.module.ts';
import { PublicAnswersModule } from '../public-answers/public-answers.module.ts';
import { PageDrafts } from './drafts/page-drafts.ts';
import { PageComposer } from './page-composer.ts';
import { PagesMiddleware } from './pages.middleware.ts';
import { BuiltFilesReader } from './reading/built-files.ts';
import { BuiltJson } from './reading/built-json.ts';
import { SiteContent } from './reading/site-content.ts';
import { SiteTexts } from './reading/site-texts.ts';

@Module({
  imports: [FrontendsModule, PublicAnswersModule],
  providers: [BuiltJson, BuiltFilesReader, SiteContent, SiteTexts, PageDrafts, PageComposer, PagesMiddleware],
  exports: [PagesMiddleware, SiteContent],
})
export class PagesModule {}
