import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { translationsController } from '@reefdesk/service-kit/translations/translations.controller';
import { RECORD, recordSchema } from '../record/record.schema.ts';
import { BoardAdminController } from './board.controller.ts';
import { BoardService } from './board.service.ts';
import { RecordTranslations } from './record.translations.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: RECORD, schema: recordSchema }])],
  controllers: [BoardAdminController, translationsController('site', RecordTranslations)],
  providers: [RecordTranslations, BoardService],
})
export class TranslationsModule {}
