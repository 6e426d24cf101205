import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { SiteContent } from '@reefdesk/contracts/site/values';
import { STORED_VERSION, storedVersionSchema } from '@reefdesk/service-kit/records/versioned.schema';
import { FIRST_RECORD, FirstRecord } from './first-record.ts';
import { RecordAdminController, RecordMessagesController, RecordPublicController } from './record.controller.ts';
import { RecordEdits } from './record.edits.ts';
import { RecordRepository } from './record.repository.ts';
import { RECORD, recordSchema } from './record.schema.ts';
import { RecordService } from './record.service.ts';

@Module({})
export class RecordModule {
  static forRoot(first: SiteContent): DynamicModule {
    return {
      module: RecordModule,
      global: true,
      imports: [
        MongooseModule.forFeature([
          { name: RECORD, schema: recordSchema },
          { name: STORED_VERSION, schema: storedVersionSchema },
        ]),
      ],
      controllers: [RecordPublicController, RecordAdminController, RecordMessagesController],
      exports: [RecordService, RecordEdits],
      providers: [RecordRepository, RecordEdits, RecordService, FirstRecord, { provide: FIRST_RECORD, useValue: first }],
    };
  }
}
