import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { SiteContent } from '@reefdesk/contracts/site/values';
import { RecordRepository } from './record.repository.ts';
import { RECORD_ID } from './record.schema.ts';

/** Injection token of the initial record. */
export const FIRST_RECORD = Symbol('FIRST_RECORD');

/** Stores the initial record in an empty database; an existing record is never changed (SET-02). */
@Injectable()
export class FirstRecord implements OnApplicationBootstrap {
  constructor(
    private readonly records: RecordRepository,
    @Inject(FIRST_RECORD) private readonly content: SiteContent,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const now = new Date();
    const pagesChangedAt = { privacy: now, terms: now, support: now };
    await this.records.insert({ ...this.content, pagesChangedAt, _id: RECORD_ID, version: 1, createdAt: now, updatedAt: now });
  }
}
