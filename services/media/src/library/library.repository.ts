import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PagingQuery } from '@reefdesk/contracts/lists';
import { literalPattern } from '@reefdesk/media-client/image-use-list';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { NEWEST_FIRST, readPage } from '@reefdesk/service-kit/mongo/pages';
import { changeAtVersion, type VersionedDocument } from '@reefdesk/service-kit/records/versioned-documents';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model, QueryFilter } from 'mongoose';
import type { ImageDocument } from '../images/image.schema.ts';
import { IMAGE_MODEL } from '../images/images.repository.ts';

export type LibraryImage = ImageDocument & VersionedDocument;

export interface LibraryFilter {
  /** Search terms in lower case. An image matches if its texts contain all of them or its id is in `orIds`. */
  words?: readonly string[] | undefined;
  orIds?: readonly string[] | undefined;
  undescribed?: boolean;
}

const LISTED = { state: 'ready', removedAt: null } as const;

@Injectable()
export class LibraryRepository implements VersionedStore<LibraryImage> {
  private readonly model: Model<LibraryImage>;

  constructor(@InjectModel(IMAGE_MODEL) model: Model<ImageDocument>) {
    this.model = model as unknown as Model<LibraryImage>;
  }

  list({ words, orIds = [], undescribed }: LibraryFilter, page: PagingQuery): Promise<Page<LibraryImage>> {
    const conditions: QueryFilter<LibraryImage>[] = [
      ...(undescribed ? [{ described: { $ne: true } }] : []),
      ...(words && words.length > 0 ? [found(words, orIds)] : []),
    ];
    const query = this.model.find({ ...LISTED, ...(conditions.length > 0 && { $and: conditions }) }).hint('library');
    return readPage(query, NEWEST_FIRST, page);
  }

  /** An image that is older than the library gets version 1 here. */
  async find(id: string): Promise<LibraryImage | null> {
    await this.model.updateOne({ _id: id, version: null }, [{ $set: { version: 1, updatedAt: '$createdAt' } }], { updatePipeline: true });
    return this.model.findOne({ _id: id, ...LISTED }).lean<LibraryImage>();
  }

  change(id: string, changes: Changes, version: number): Promise<LibraryImage | null> {
    return changeAtVersion<LibraryImage>(this.model, { _id: id, ...LISTED }, version, { $set: changes });
  }

  /** Fails if the image was uploaded or claimed since it was read, because a record is about to show it. */
  takeOut({ _id, version, claimedAt }: LibraryImage): Promise<LibraryImage | null> {
    return changeAtVersion<LibraryImage>(this.model, { _id, ...LISTED, claimedAt }, version, { $set: { removedAt: new Date() } });
  }
}

function found(terms: readonly string[], orIds: readonly string[]): QueryFilter<LibraryImage> {
  const matches = { $and: terms.map((term) => ({ words: { $regex: literalPattern(term) } })) };
  return orIds.length > 0 ? { $or: [matches, { _id: { $in: [...orIds] } }] } : matches;
}
