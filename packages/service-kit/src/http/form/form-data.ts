import { type RuleError, toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { type BodyShape, type ReadFrom, ruleError } from '@reefdesk/contracts/schema/check';
import { invalidFields } from '../../errors/field-errors.ts';
import { isOutOfBounds } from '../body/json-bounds.ts';
import { readBody } from '../body/read-body.ts';
import type { ReceivedForm } from './received-form.ts';

/** Validates the JSON in one text field like a JSON body. Throws 400 with field errors. */
export function readFormData<Shape extends BodyShape>(form: ReceivedForm, field: string, shape: Shape): ReadFrom<Shape> {
  return readBody(shape, parseField(form.fields[field], field));
}

/** Validates the text fields as one object, like a JSON body. Throws 400 with field errors. */
export function readFormFields<Shape extends BodyShape>(form: ReceivedForm, shape: Shape): ReadFrom<Shape> {
  return readBody(shape, { ...form.fields });
}

function parseField(text: string | undefined, field: string): unknown {
  const invalid = (found: RuleError) => invalidFields({ [field]: toFieldError(found, field) });
  if (text === undefined || text === '') throw invalid(ruleError('required'));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid(ruleError('json'));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isOutOfBounds(value)) throw invalid(ruleError('json_object'));
  return value;
}
