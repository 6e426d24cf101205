import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InsightsAdminController, ViewsMessagesController } from './insights.controller.ts';
import { InsightsService } from './insights.service.ts';
import { VIEW_MODEL, viewSchema } from './view.schema.ts';
import { ViewsRepository } from './views.repository.ts';

/** Part of this service because days follow the time zone of the site's record. */
@Module({
  imports: [MongooseModule.forFeature([{ name: VIEW_MODEL, schema: viewSchema }])],
  controllers: [InsightsAdminController, ViewsMessagesController],
  providers: [ViewsRepository, InsightsService],
})
export class InsightsModule {}
