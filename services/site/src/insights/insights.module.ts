import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InsightsAdminController } from './insights.admin.controller.ts';
import { InsightsService } from './insights.service.ts';
import { VIEW_MODEL, viewSchema } from './view.schema.ts';
import { ViewsMessagesController } from './views.messages.controller.ts';
import { ViewsRepository } from './views.repository.ts';

/** How often pages are seen, and what came of it. It stands beside the record, whose time zone its days go by. */
@Module({
  imports: [MongooseModule.forFeature([{ name: VIEW_MODEL, schema: viewSchema }])],
  controllers: [InsightsAdminController, ViewsMessagesController],
  providers: [ViewsRepository, InsightsService],
})
export class InsightsModule {}
