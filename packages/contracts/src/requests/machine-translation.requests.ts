import { array, type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { TARGET_LANGUAGES } from '../machine-translation.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { fault } from '../schema/fault.ts';
import { requiredText } from '../schema/text.ts';
import { oneOf } from '../schema/values.ts';

const PARTS = fault('parts_required', { parts: 'field and text' });

const asked = object({
  field: requiredText(LIMITS.draftPathMaxLength).label('Field'),
  text: requiredText(LIMITS.machineTextMaxLength).label('Text'),
})
  .typeError(PARTS)
  .nonNullable(PARTS);

/** English texts of one record to be translated. */
export const machineTranslation = object({
  language: oneOf(TARGET_LANGUAGES).required(fault('required')).label('Language').meta({ description: 'To this one, from English' }),
  texts: array(asked)
    .label('Texts')
    .typeError(PARTS)
    .required(fault('required'))
    .min(1, fault('required'))
    .max(LIMITS.machineTexts, fault('too_many', { max: LIMITS.machineTexts })),
});
export type MachineTranslation = InferType<typeof machineTranslation>;
export const MACHINE_TRANSLATION = { schema: machineTranslation } satisfies BodyShape<typeof machineTranslation>;
