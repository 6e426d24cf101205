import type { OrderedRecordView } from '@reefdesk/contracts/editing/order.endpoints';
import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import type { Model, QueryFilter } from 'mongoose';
import { auditedAs } from '../audit/audited.schema.ts';
import { noteAudited, noteUnchanged } from '../audit/trail.ts';
import { AppError } from '../errors/app-error.ts';
import { invalidFields } from '../errors/field-errors.ts';
import { firstPlaceOf, type OrderedDocument } from '../records/ordered.schema.ts';
import { type Placed, placesFor } from '../records/positions.ts';
import type { Trash } from '../trash/trash.ts';

/** The order in which visitors see one kind of records (EDT-10). */
export class RecordOrder<Document extends OrderedDocument> {
  private readonly model: Model<Document>;

  constructor(private readonly records: Trash<Document>) {
    this.model = records.model;
  }

  /** Gives documents of earlier versions their first place. Idempotent. */
  async placeAll(): Promise<void> {
    const firstPlace = firstPlaceOf(this.model);
    const unplaced = { place: { $exists: false } } as QueryFilter<Document>;
    const found = await this.model.collection.find<{ _id: string; createdAt?: unknown }>(unplaced as never).toArray();
    await this.write(
      found.map(({ _id, createdAt }) => [_id, firstPlace(createdAt instanceof Date ? createdAt : new Date(0))]),
      unplaced,
    );
  }

  async list(): Promise<OrderedRecordView[]> {
    const documents = await this.model.find().sort({ place: 1, _id: 1 }).lean<Document[]>().exec();
    const cards = await this.records.cards(documents);
    return documents.flatMap(({ _id: id }, at) => {
      const card = cards[at];
      return card ? [{ id, names: card.names, image: card.image, image_meta: card.image_meta }] : [];
    });
  }

  /** `after` is the id of the record that precedes it; null: it becomes the first one. */
  async move(id: string, after: string | null): Promise<void> {
    await this.placeAll();
    const all = await this.places();
    const at = all.findIndex((record) => record.id === id);
    if (at < 0) throw new AppError(this.records.missing);
    const others = all.toSpliced(at, 1);
    if (after !== null && !others.some((record) => record.id === after)) {
      throw invalidFields({ after: toFieldError({ code: 'unknown_references', params: { keys: after } }, 'Place') });
    }
    const previous = all[at - 1]?.id ?? null;
    if (previous === after) return noteUnchanged();
    await this.write([...placesFor(id, after, others)]);
    const named = await this.find([id, previous, after]);
    const moved = named.get(id);
    if (!moved) throw new AppError(this.records.missing);
    const nameOf = (record: string | null) => this.nameOf(named.get(record ?? ''));
    noteAudited({ name: nameOf(id), before: { after: nameOf(previous) }, after: { after: nameOf(after) } });
    this.records.announce(moved);
  }

  private async places(): Promise<Placed[]> {
    const found = await this.model.find().select({ place: 1 }).sort({ place: 1, _id: 1 }).lean<Pick<Document, '_id' | 'place'>[]>().exec();
    return found.map(({ _id: id, place = '' }) => ({ id, position: place }));
  }

  private async write(places: readonly (readonly [id: string, place: string])[], filter: QueryFilter<Document> = {}): Promise<void> {
    if (places.length === 0) return;
    const writes = places.map(([_id, place]) => ({ updateOne: { filter: { ...filter, _id }, update: { $set: { place } } } }));
    await this.model.bulkWrite(writes as never);
  }

  private async find(ids: readonly (string | null)[]): Promise<Map<string, Document>> {
    const found = await this.model
      .find({ _id: { $in: ids } } as QueryFilter<Document>)
      .lean<Document[]>()
      .exec();
    return new Map(found.map((document) => [document._id, document]));
  }

  private nameOf(document: Document | undefined): string {
    return (document && auditedAs(this.model)?.name(document)) ?? '';
  }
}
