import { type InferType, object } from 'yup';
import { DRAFT_KINDS } from '../draft-kinds.ts';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { fault } from '../schema/fault.ts';
import { text } from '../schema/text.ts';
import { oneOf, requiredId } from '../schema/values.ts';

const RECORD = {
  kind: oneOf(DRAFT_KINDS).required(fault('required')).label('Kind').meta({ description: 'Of the record' }),
  id: requiredId().label('Id').meta({ description: 'Of the record; of the site’s own, `site`' }),
};

/** The record whose draft the link shows. */
export const newPreview = object(RECORD);
export type NewPreview = InferType<typeof newPreview>;
export const NEW_PREVIEW = { schema: newPreview } satisfies BodyShape<typeof newPreview>;

export const PREVIEW_LIST_FIELDS = {
  kind: oneOf(DRAFT_KINDS).label('Kind').meta({ description: 'Of the record' }),
  id: text(LIMITS.nameMaxLength).label('Id').meta({ description: 'Of the record' }),
};
export const previewListQuery = object(PREVIEW_LIST_FIELDS);
export type PreviewListQuery = InferType<typeof previewListQuery>;
export const PREVIEW_LIST_QUERY = { schema: previewListQuery } satisfies BodyShape<typeof previewListQuery>;
