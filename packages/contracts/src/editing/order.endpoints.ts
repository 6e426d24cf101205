import { type InferType, object } from 'yup';
import { AREAS } from '../access.ts';
import type { Endpoints } from '../endpoint.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { imageMeta } from '../images/endpoints.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { nullableId } from '../schema/fields.ts';
import { array, enveloped, localised, object as objectView, string, view } from '../schema/view.ts';
import type { TrashKind } from './values.ts';

export const orderedRecordView = view('OrderedRecordView', 'A record in the order in which visitors see its kind.', {
  id: string('ID of the record.'),
  names: localised(),
  image: string('Image of the record; empty if it has none.'),
  image_meta: imageMeta,
});
export type OrderedRecordView = InferType<typeof orderedRecordView>;

const move = object({
  after: nullableId()
    .defined(ruleError('required'))
    .label('Place')
    .meta({ description: 'ID of the record that precedes it; null for the first place.' }),
});
const MOVE = { schema: move } satisfies BodyShape<typeof move>;

/** Order endpoints of one kind, in the service that owns the records (EDT-10). `missing`: error for an unknown record. */
export function orderEndpoints<const Kind extends TrashKind>(kind: Kind, missing: ErrorCode) {
  return {
    list: {
      route: `GET /api/order/${kind}`,
      access: AREAS.content,
      summary: `List the ${kind} in their order, hidden ones too`,
      answers: { 200: enveloped(array(orderedRecordView)) },
    },
    move: {
      route: `PUT /api/order/${kind}/{id}`,
      access: AREAS.content,
      audit: { kind, action: 'moved' },
      summary: `Move a record to another place among the ${kind}`,
      description: 'Visitors see the new order at once. The version of the record stays the same.',
      path: { id: 'ID of the record' },
      json: MOVE,
      answers: { 200: enveloped(objectView({ id: string() })) },
      errors: [missing],
    },
  } as const satisfies Endpoints;
}
