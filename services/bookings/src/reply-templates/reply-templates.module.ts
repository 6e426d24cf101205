import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FirstTemplates } from './first-templates.ts';
import { REPLY_TEMPLATE_MODEL, replyTemplateSchema } from './reply-template.schema.ts';
import { ReplyTemplatesAdminController } from './reply-templates.admin.controller.ts';
import { ReplyTemplatesRepository } from './reply-templates.repository.ts';
import { ReplyTemplatesService } from './reply-templates.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: REPLY_TEMPLATE_MODEL, schema: replyTemplateSchema }])],
  controllers: [ReplyTemplatesAdminController],
  providers: [ReplyTemplatesRepository, ReplyTemplatesService, FirstTemplates],
})
export class ReplyTemplatesModule {}
