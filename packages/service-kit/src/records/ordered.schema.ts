import type { Model, Schema } from 'mongoose';
import type { VersionedDocument } from '../mongo/versioned-document.ts';
import { positionAt } from './positions.ts';

/** A record with a place that staff set (EDT-10). */
export interface OrderedDocument extends VersionedDocument {
  /** Compared as a plain string, then by id. Absent in older documents until the service has started. */
  place?: string;
}

type FirstPlace = (createdAt: Date) => string;

/** Greatest creation time that {@link positionAt} can hold. */
const LAST_MOMENT = 62 ** 7 - 1;
/** The place of a new document among the others. */
export const FIRST_PLACES = {
  last: positionAt,
  first: (createdAt) => positionAt(new Date(LAST_MOMENT - createdAt.getTime())),
} as const satisfies Record<string, FirstPlace>;

const FIRST_PLACE = 'firstPlace';

/** Keeps these documents in an order. `newOnes`: the place of a new document among the others. */
export function ordered<Document extends OrderedDocument>(schema: Schema<Document>, newOnes: keyof typeof FIRST_PLACES = 'last'): void {
  const firstPlace = FIRST_PLACES[newOnes];
  schema.add({ place: { type: String, default: defaultPlace } } as never);
  schema.index({ place: 1, _id: 1 });
  schema.static(FIRST_PLACE as never, (() => firstPlace) as never);

  function defaultPlace(this: Document): string {
    return firstPlace(this.createdAt);
  }
}

export function firstPlaceOf<Document>(model: Model<Document>): FirstPlace {
  return (Reflect.get(model, FIRST_PLACE) as () => FirstPlace)();
}
