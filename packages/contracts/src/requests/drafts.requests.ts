import { array, type InferType, object } from 'yup';
import { isLocalMoment } from '../calendar-days.ts';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { fault } from '../schema/fault.ts';
import { requiredText, typedText } from '../schema/text.ts';
import { trueOrFalse, wholeNumber } from '../schema/values.ts';

const paths = (label: string) =>
  array(requiredText(LIMITS.draftPathMaxLength).label(label))
    .label(label)
    .typeError(fault('tag_list'))
    .max(LIMITS.draftPaths, fault('too_many', { max: LIMITS.draftPaths }))
    .optional()
    .default(undefined);

/** Fields of a draft beside those of the record's edit: the version it is based on, and which texts are machine-translated or accepted. */
export const draftBase = object({
  based_on: wholeNumber(1, Number.MAX_SAFE_INTEGER).label('Version of the record'),
  machine: paths('Made by a machine').meta({ description: 'Texts of this call that a machine made, by path: `descriptions.id`' }),
  accepted: paths('Accepted').meta({ description: 'Texts made by a machine that somebody stands for now' }),
});
export const DRAFT_BASE = { schema: draftBase } satisfies BodyShape<typeof draftBase>;

const force = trueOrFalse().label('Force').meta({ description: 'By an owner: whatever is missing' });

export const draftPublication = object({ force });
export const DRAFT_PUBLICATION = { schema: draftPublication } satisfies BodyShape<typeof draftPublication>;

export const draftSchedule = object({
  at: typedText(40)
    .nullable()
    .label('Time')
    .test({
      name: 'moment',
      message: fault('local_moment'),
      test: (value) => value === null || isLocalMoment(value ?? ''),
    })
    .meta({ description: '`2027-03-14T09:30`, by the clocks of the operator; null takes it back' }),
  force,
});
export type DraftSchedule = InferType<typeof draftSchedule>;
export const DRAFT_SCHEDULE = { schema: draftSchedule } satisfies BodyShape<typeof draftSchedule>;
