import { Module } from '@nestjs/common';
import { FrontendsModule } from '../frontends/frontends.module.ts';
import { PageComposer } from './page-composer.ts';
import { PagesMiddleware } from './pages.middleware.ts';

@Module({ imports: [FrontendsModule], providers: [PageComposer, PagesMiddleware], exports: [PageComposer, PagesMiddleware] })
export class PagesModule {}
