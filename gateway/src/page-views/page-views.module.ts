import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/operator.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { PageViews } from './page-views.ts';

@Module({ imports: [OperatorModule, SessionsModule], providers: [PageViews], exports: [PageViews] })
export class PageViewsModule {}
