import { Inject, Injectable } from '@nestjs/common';
import { AuditOutbox } from '../audit/audit-outbox.repository.ts';
import type { ReceivedFile } from '../http/form/received-form.ts';
import { StaffNames } from '../people/staff-names.ts';

/** What drafts need of their service. */
export interface DraftSurroundings {
  /** By which the operator's clocks go; undefined while nobody can say. */
  timeZone(): Promise<string | undefined>;
  /** Makes pictures of files, as the records keep them. */
  storePictures(files: readonly ReceivedFile[]): Promise<readonly unknown[]>;
}

export const DRAFT_SURROUNDINGS = Symbol('DraftSurroundings');

@Injectable()
export class DraftTools {
  constructor(
    readonly staff: StaffNames,
    readonly outbox: AuditOutbox,
    @Inject(DRAFT_SURROUNDINGS) readonly surroundings: DraftSurroundings,
  ) {}
}
