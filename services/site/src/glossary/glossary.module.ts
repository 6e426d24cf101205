import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GlossaryAdminController } from './glossary.controller.ts';
import { GlossaryRepository } from './glossary.repository.ts';
import { GlossaryService } from './glossary.service.ts';
import { GLOSSARY_TERM_MODEL, glossaryTermSchema } from './glossary-term.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: GLOSSARY_TERM_MODEL, schema: glossaryTermSchema }])],
  controllers: [GlossaryAdminController],
  providers: [GlossaryRepository, GlossaryService],
  exports: [GlossaryService],
})
export class GlossaryModule {}
