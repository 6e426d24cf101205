import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@reefdesk/contracts/limits';
import { changeAtVersion, insertNew } from '@reefdesk/service-kit/records/versioned-documents';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model } from 'mongoose';
import { GLOSSARY_TERM_MODEL, type GlossaryTermDocument } from './glossary-term.schema.ts';

@Injectable()
export class GlossaryRepository implements VersionedStore<GlossaryTermDocument> {
  constructor(@InjectModel(GLOSSARY_TERM_MODEL) private readonly model: Model<GlossaryTermDocument>) {}

  /** Includes removed terms. */
  find(key: string): Promise<GlossaryTermDocument | null> {
    return this.model.findById(key).lean<GlossaryTermDocument>().exec();
  }

  /** False if a term with this key exists, even a removed one. */
  insert(term: GlossaryTermDocument): Promise<boolean> {
    return insertNew(this.model, term);
  }

  change(key: string, changes: Changes, version: number): Promise<GlossaryTermDocument | null> {
    return changeAtVersion(this.model, { _id: key }, version, { $set: changes });
  }

  list(): Promise<GlossaryTermDocument[]> {
    return this.model.find({ removedAt: null }).sort({ _id: 1 }).limit(LIMITS.glossaryTerms).lean<GlossaryTermDocument[]>().exec();
  }

  count(): Promise<number> {
    return this.model.countDocuments({ removedAt: null }).exec();
  }
}
