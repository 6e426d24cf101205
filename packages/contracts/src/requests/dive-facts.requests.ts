import { array, type InferType, object } from 'yup';
import { CURRENTS, DIVE_LEVELS, DIVE_LIMITS, MONTHS } from '../dive-words.ts';
import { fault } from '../schema/fault.ts';
import { anyLanguages } from '../schema/localised.ts';
import { uncoerced } from '../schema/uncoerced.ts';
import { oneOfOrNone, wholeNumber, wholeNumberOrNone } from '../schema/values.ts';

const { depthMax, visibilityMax, waterMax, lifeMax, lifeNameMaxLength } = DIVE_LIMITS;
const MONTHS_OF_A_YEAR = MONTHS.length;
const LIFE_PARTS = fault('parts_required', { parts: 'name and months' });

const months = (label: string) =>
  uncoerced(array(wholeNumber(1, MONTHS_OF_A_YEAR).required(fault('required')).label('Month')))
    .typeError(fault('json_object'))
    .max(MONTHS_OF_A_YEAR, fault('too_many', { max: MONTHS_OF_A_YEAR }))
    .label(label);

/** Values by month, January first; null for a month without a value. */
const byMonth = (label: string, max: number) =>
  uncoerced(array(wholeNumberOrNone(0, max).label(label)))
    .typeError(fault('json_object'))
    .max(MONTHS_OF_A_YEAR, fault('too_many', { max: MONTHS_OF_A_YEAR }))
    .label(label);

/** The end of a range; it must not be less than its start. */
function endOf(from: string, label: string, max: number) {
  return wholeNumberOrNone(0, max)
    .label(label)
    .test({
      name: 'range',
      skipAbsent: true,
      test: (value, { parent, createError }) =>
        typeof parent[from] !== 'number' ||
        (value ?? 0) >= parent[from] ||
        createError({ message: fault('whole_number', { min: parent[from], max }) as never, params: { label } }),
    });
}

/**
 * Facts about a dive site (EDT-12), in metres and degrees Celsius. Always sent as a whole: omitted fields are removed, and an empty
 * object removes all facts.
 */
export const diveFacts = object({
  depth_from: wholeNumberOrNone(0, depthMax).label('Depth from'),
  depth_to: endOf('depth_from', 'Depth to', depthMax),
  visibility_from: wholeNumberOrNone(0, visibilityMax).label('Visibility from'),
  visibility_to: endOf('visibility_from', 'Visibility to', visibilityMax),
  water_from: wholeNumberOrNone(0, waterMax).label('Water temperature from'),
  water_to: endOf('water_from', 'Water temperature to', waterMax),
  current: oneOfOrNone(CURRENTS).label('Current'),
  level: oneOfOrNone(DIVE_LEVELS).label('Level needed'),
  best_months: months('Best months'),
  visibility_by_month: byMonth('Visibility', visibilityMax),
  water_by_month: byMonth('Water temperature', waterMax),
  life: uncoerced(
    array(
      object({
        name: anyLanguages('What lives there', lifeNameMaxLength),
        months: months('Months').meta({ description: 'Without any it is there all year.' }),
      })
        .label('What lives there')
        .typeError(LIFE_PARTS)
        .nonNullable(LIFE_PARTS),
    ),
  )
    .typeError(fault('json_object'))
    .max(lifeMax, fault('too_many', { max: lifeMax }))
    .label('What lives there'),
})
  .label('Dive facts')
  .typeError(fault('json_object'))
  .optional()
  .default(undefined);
export type GivenDiveFacts = NonNullable<InferType<typeof diveFacts>>;
