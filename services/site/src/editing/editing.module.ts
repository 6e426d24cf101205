import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DRAFTED } from '@reefdesk/contracts/editing/kinds';
import { DRAFT_SURROUNDINGS, type DraftSurroundings, DraftTools } from '@reefdesk/service-kit/drafts/draft-tools';
import { draftsController } from '@reefdesk/service-kit/drafts/drafts.controller';
import { draftsSweeper } from '@reefdesk/service-kit/drafts/drafts.sweeper';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { DRAFT, draftSchema } from '@reefdesk/service-kit/records/draft.schema';
import { versionsController } from '@reefdesk/service-kit/versions/versions.controller';
import { RECORD, recordSchema } from '../record/record.schema.ts';
import { RecordService } from '../record/record.service.ts';
import { RecordDrafts } from './record.drafts.ts';
import { RecordVersions } from './record.versions.ts';

const surroundings = (records: RecordService): DraftSurroundings => ({
  timeZone: async () => (await records.described()).brand.timeZone,
  storePictures: async () => [],
});

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: RECORD, schema: recordSchema },
      { name: DRAFT, schema: draftSchema },
    ]),
  ],
  controllers: [draftsController(DRAFTED.site, RecordDrafts), versionsController('site', RecordVersions, RecordDrafts)],
  providers: [
    StaffNames,
    DraftTools,
    { provide: DRAFT_SURROUNDINGS, useFactory: surroundings, inject: [RecordService] },
    RecordDrafts,
    draftsSweeper(RecordDrafts),
    RecordVersions,
  ],
  exports: [RecordDrafts],
})
export class EditingModule {}
