import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SiteContent } from '@reefdesk/contracts/site/values';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { Versions } from '@reefdesk/service-kit/versions/versions';
import type { Model } from 'mongoose';
import { pageDates } from '../record/record.content.ts';
import { RecordEdits } from '../record/record.edits.ts';
import { RECORD, RECORD_ID, type RecordDocument } from '../record/record.schema.ts';

@Injectable()
export class RecordVersions extends Versions<RecordDocument> {
  protected readonly missing = 'not_found';

  constructor(
    @InjectModel(RECORD) model: Model<RecordDocument>,
    private readonly record: RecordEdits,
    staff: StaffNames,
  ) {
    super(model, record, staff);
  }

  /** Pages whose text the restoration changes get its date. */
  protected override async fit(content: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { pages } = content as Pick<SiteContent, 'pages'> & Record<string, unknown>;
    return { ...content, ...pageDates(await this.record.current(RECORD_ID, null), { pages }) };
  }
}
