import { type Fault, fieldFault } from '@reefdesk/contracts/errors/field-errors';
import { type BodyShape, fault, type ReadFrom } from '@reefdesk/contracts/schema/check';
import { refusedFields } from '../../errors/refused-fields.ts';
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
  const refused = (found: Fault) => refusedFields({ [field]: fieldFault(found, field) });
  if (text === undefined || text === '') throw refused(fault('required'));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refused(fault('json'));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isOutOfBounds(value)) throw refused(fault('json_object'));
  return value;
}
