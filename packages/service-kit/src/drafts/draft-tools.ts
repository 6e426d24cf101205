import { Inject, Injectable } from '@nestjs/common';
import { AuditOutbox } from '../audit/audit-outbox.repository.ts';
import type { ReceivedFile } from '../http/form/received-form.ts';
import { StaffNames } from '../messaging/staff-names.ts';

export interface DraftSurroundings {
  /** Undefined while the operator cannot be read. */
  timeZone(): Promise<string | undefined>;
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
