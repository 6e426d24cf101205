import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { SiteContent } from '@reefdesk/contracts/site/values';
import { FIRST_RECORD, FirstRecord } from './first-record.ts';
import { RecordAdminController, RecordMessagesController, RecordPublicController } from './record.controller.ts';
import { RecordRepository } from './record.repository.ts';
import { RECORD, recordSchema } from './record.schema.ts';
import { RecordService } from './record.service.ts';

@Module({})
export class RecordModule {
  static forRoot(first: SiteContent): DynamicModule {
    return {
      module: RecordModule,
      global: true,
      imports: [MongooseModule.forFeature([{ name: RECORD, schema: recordSchema }])],
      controllers: [RecordPublicController, RecordAdminController, RecordMessagesController],
      exports: [RecordService, RecordRepository],
      providers: [RecordRepository, RecordService, FirstRecord, { provide: FIRST_RECORD, useValue: first }],
    };
  }
}
