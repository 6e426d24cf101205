import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FIRST_TEMPLATES } from './first-templates.texts.ts';
import { REPLY_TEMPLATE_MODEL, replyTemplateSchema } from './reply-template.schema.ts';
import { ReplyTemplatesAdminController } from './reply-templates.admin.controller.ts';
import { ReplyTemplatesRepository } from './reply-templates.repository.ts';
import { ReplyTemplatesService } from './reply-templates.service.ts';

/** Creates the first templates once; edits and removals by staff stay. */
@Injectable()
class FirstTemplates implements OnApplicationBootstrap {
  constructor(private readonly templates: ReplyTemplatesRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    const now = new Date();
    for (const { key, ...template } of FIRST_TEMPLATES) {
      if (await this.templates.find(key)) continue;
      await this.templates.insert({ ...template, _id: key, version: 1, createdAt: now, updatedAt: now, removedAt: null });
    }
  }
}

@Module({
  imports: [MongooseModule.forFeature([{ name: REPLY_TEMPLATE_MODEL, schema: replyTemplateSchema }])],
  controllers: [ReplyTemplatesAdminController],
  providers: [ReplyTemplatesRepository, ReplyTemplatesService, FirstTemplates],
})
export class ReplyTemplatesModule {}
