import { array, type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { oneOf, requiredId, requiredText, text, trueOrFalse, typedText, wholeNumber } from '../schema/fields.ts';
import { isLocalMoment } from '../time/calendar-days.ts';
import { DRAFT_KINDS } from './values.ts';

const paths = (label: string) =>
  array(requiredText(LIMITS.draftPathMaxLength).label(label))
    .label(label)
    .typeError(ruleError('tag_list'))
    .max(LIMITS.draftPaths, ruleError('too_many', { max: LIMITS.draftPaths }))
    .optional()
    .default(undefined);

/** Fields that a draft adds to those of the edit: its base version and the state of machine-translated texts. */
export const draftBase = object({
  based_on: wholeNumber(1, Number.MAX_SAFE_INTEGER).label('Version of the record'),
  machine: paths('Made by a machine').meta({
    description: 'Paths of the machine-translated texts in this request, such as `descriptions.id`.',
  }),
  accepted: paths('Accepted').meta({ description: 'Paths of machine-translated texts that the user accepts.' }),
});
export type DraftBase = InferType<typeof draftBase>;
export const DRAFT_BASE = { schema: draftBase } satisfies BodyShape<typeof draftBase>;

const force = trueOrFalse().label('Force').meta({ description: 'Publishes despite missing parts; for owners only.' });

export const draftPublication = object({ force });
export const DRAFT_PUBLICATION = { schema: draftPublication } satisfies BodyShape<typeof draftPublication>;

export const draftSchedule = object({
  at: typedText(40)
    .nullable()
    .label('Time')
    .test({
      name: 'moment',
      message: ruleError('local_moment'),
      test: (value) => value === null || isLocalMoment(value ?? ''),
    })
    .meta({ description: 'Time of publication in the operator’s time zone: `2027-03-14T09:30`; null cancels the schedule.' }),
  force,
});
export type DraftSchedule = InferType<typeof draftSchedule>;
export const DRAFT_SCHEDULE = { schema: draftSchedule } satisfies BodyShape<typeof draftSchedule>;

const RECORD = {
  kind: oneOf(DRAFT_KINDS).required(ruleError('required')).label('Kind').meta({ description: 'Kind of the record.' }),
  id: requiredId().label('Id').meta({ description: 'ID of the record; `site` for the site’s own record.' }),
};

export const newPreview = object(RECORD);
export type NewPreview = InferType<typeof newPreview>;
export const NEW_PREVIEW = { schema: newPreview } satisfies BodyShape<typeof newPreview>;

export const PREVIEW_LIST_FIELDS = {
  kind: oneOf(DRAFT_KINDS).label('Kind').meta({ description: 'Kind of the record.' }),
  id: text(LIMITS.nameMaxLength).label('Id').meta({ description: 'ID of the record.' }),
};
export const previewListQuery = object(PREVIEW_LIST_FIELDS);
export type PreviewListQuery = InferType<typeof previewListQuery>;
