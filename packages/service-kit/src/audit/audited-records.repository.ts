import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { type Trashed, withTrash } from '../mongo/trashable.schema.ts';
import { type AuditedState, auditedAs, stateOf } from './audited.schema.ts';
import type { IntendedWrite } from './outbox-entry.schema.ts';

interface Recorded {
  _id: string;
  changedIn?: string;
  trashed?: Trashed | null;
}

@Injectable()
export class AuditedRecordsRepository {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  isTracked(kind: string): boolean {
    const tracked = Object.values(this.connection.models).flatMap((model) => auditedAs(model) ?? []);
    return tracked.some((as) => as.kind === kind && !as.isPartly);
  }

  /** State that this entry's write left; null if it removed the record, undefined if it did not take place. */
  async writtenIn(entryId: string, { model: name, id, operation }: IntendedWrite): Promise<AuditedState | null | undefined> {
    const model = this.connection.models[name] as unknown as Model<Recorded> | undefined;
    const as = model && auditedAs(model);
    if (!model || !as) return undefined;
    const document = await withTrash(model.findById(id)).lean<Recorded>().exec();
    if (operation === 'remove') return !document || document.trashed ? null : undefined;
    if (operation === 'end') return !document || document.trashed?.isEnding ? null : undefined;
    return document?.changedIn === entryId ? stateOf(as, document) : undefined;
  }
}
